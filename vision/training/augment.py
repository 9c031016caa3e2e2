"""What cameras and lamps do to a picture, at random: resolution, light, colour, blur, noise, compression."""
import cv2
import numpy as np


def resized(board, scale):
    """The board in a picture scaled by `scale` (pixel centres at integers)."""
    bgr = cv2.resize(board.bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR)
    sx, sy = bgr.shape[1] / board.bgr.shape[1], bgr.shape[0] / board.bgr.shape[0]
    view = board.view.copy()
    a = np.array([[sx, 0, .5 * sx - .5], [0, sy, .5 * sy - .5], [0, 0, 1]])
    view[:9] = (a @ view[:9].reshape(3, 3)).ravel()
    view[9:11] = a[:2, :2] @ view[9:11] + a[:2, 2]
    view[11] *= sx
    return bgr, view


def light_field(rng, height, width):
    """A smooth factor over the picture: lamps fall off, shadows have edges."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = x / width - .5, y / height - .5
    field = np.ones((height, width), np.float32)
    if rng.random() < .6:
        cx, cy, spread = rng.uniform(-.6, .6), rng.uniform(-.6, .6), rng.uniform(.25, 1.2)
        depth = rng.uniform(0, .65)
        field *= 1 - depth + depth * np.exp(-((x - cx) ** 2 + (y - cy) ** 2) / spread ** 2)
    if rng.random() < .25:
        angle, offset, soft = rng.uniform(0, 6.283), rng.uniform(-.4, .4), rng.choice([.004, .02, .08])
        edge = 1 / (1 + np.exp(-np.clip((x * np.cos(angle) + y * np.sin(angle) - offset) / soft, -30, 30)))
        field *= 1 - rng.uniform(.2, .65) * edge
    return field[..., None]


def photographed(bgr, rng, strength=1.0):
    """The same picture under another light and through another camera."""
    x = (bgr.astype(np.float32) / 255) ** 2.2
    height, width = x.shape[:2]
    if rng.random() < .5 * strength:
        mix = np.eye(3) + rng.normal(0, .06 * strength, (3, 3))
        x = np.maximum(x @ (mix / mix.sum(1, keepdims=True)).T.astype(np.float32), 0)
    if rng.random() < .8 * strength:
        x = x * light_field(rng, height, width)
    x = x * np.exp(rng.normal(0, .10 * strength, 3)).astype(np.float32)
    x = x * np.float32(2 ** rng.normal(-.1, .55 * strength))
    if rng.random() < .3 * strength:
        x = x + np.float32(rng.uniform(0, .06))
    if rng.random() < .6:
        x = cv2.GaussianBlur(x, (0, 0), rng.uniform(.3, 1.5))
    if rng.random() < .15:
        n = int(rng.integers(2, 6))
        kernel = np.zeros((n, n), np.float32)
        cv2.line(kernel, (0, int(rng.integers(0, n))), (n - 1, int(rng.integers(0, n))), 1)
        kernel = kernel.T if rng.random() < .5 else kernel
        x = cv2.filter2D(x, -1, kernel / kernel.sum())
    noise = rng.choice([.002, .008, .02])
    x = np.maximum(x + rng.normal(0, 1, x.shape).astype(np.float32) * np.sqrt(noise ** 2 * (.15 + x)), 0)
    knee = rng.uniform(.6, 1.0)
    x = np.where(x > knee, knee + (1.02 - knee) * (1 - np.exp(-(x - knee) / (1.02 - knee))), x) if rng.random() < .5 else x
    x = np.clip(x, 0, 1) ** (1 / rng.normal(2.2, .25 * strength))
    if rng.random() < .5:
        x = x + rng.uniform(-.1, .5) * strength * x * (1 - x) * (2 * x - 1)
    if rng.random() < .4:
        grey = x @ np.array([.114, .587, .299], np.float32)
        x = grey[..., None] + (x - grey[..., None]) * np.float32(rng.choice([0, rng.uniform(.2, 1.5)], p=[.12, .88]))
    x = (np.clip(x, 0, 1) * 255 + .5).astype(np.uint8)
    if rng.random() < .4:
        x = np.clip(cv2.addWeighted(x, 1 + .8, cv2.GaussianBlur(x, (0, 0), 1.2), -.8, 0), 0, 255)
    quality = int(rng.choice([35, 50, 65, 80, 92]))
    return cv2.imdecode(cv2.imencode('.jpg', x, [cv2.IMWRITE_JPEG_QUALITY, quality])[1], cv2.IMREAD_COLOR)
