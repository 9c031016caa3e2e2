"""What is printed on drawn boards: colours, grain, lines, labels, storage circles, folds. Colours out are linear."""
import math

import cv2
import numpy as np

from boards import NAMES, PLACES, PLANE

OUTLINE = 'a2 a3 a4 a5 b6 b7 c8 d9 e10 f10 g11 h11 i11 j11 j10 k10 k9 k8 k7 j6 j5 i4 h3 g2 f2 e1 d1 c1 b1 b2'.split()
HALF = 6.2          # half the side of the board texture


def linear(rgb):
    return (np.asarray(rgb, np.float32)[::-1] / 255) ** 2.2


def noise(rng, size, cells, octaves=4):
    out = np.zeros((size, size), np.float32)
    for o in range(octaves):
        n = min(cells * 2 ** o, size)
        out += .5 ** o * cv2.resize(rng.standard_normal((n, n)).astype(np.float32), (size, size), interpolation=cv2.INTER_CUBIC)
    return out / out.std()


def board_colours(rng):
    """Background, panel, lines and labels (sRGB)."""
    kind = rng.choice(['paper', 'cloud', 'pale', 'blue', 'dark', 'wood', 'any'], p=[.2, .12, .2, .1, .14, .13, .11])
    if kind == 'paper':
        back = np.array([221, 219, 215]) + rng.normal(0, 8) + rng.normal(0, 3, 3)
        return kind, back, back, rng.uniform(15, 45, 3)
    if kind == 'cloud':
        back = np.array([150, 168, 184]) + rng.normal(0, 12) + rng.normal(0, 4, 3)
        return kind, back, np.array([220, 224, 230]) + rng.normal(0, 7) + rng.normal(0, 3, 3), rng.uniform(15, 45, 3)
    v = rng.uniform(200, 245) if kind == 'pale' else 0
    back = {'pale': v + rng.normal(0, 5, 3) + np.array([0, 0, -rng.choice([0, 8, 25])]),
            'blue': np.array([150, 170, 188]) + rng.normal(0, 16) + rng.normal(0, 6, 3),
            'dark': rng.uniform(18, 80) + rng.normal(0, 8, 3) + np.array([0, 0, rng.choice([0, 20])]),
            'wood': np.array([205, 165, 115]) * rng.uniform(.35, 1.1) + rng.normal(0, 8, 3),
            'any': rng.uniform(30, 220, 3)}[kind]
    back = np.clip(back, 5, 250)
    bright = back.mean() > 105
    panel = back
    if rng.random() < (.9 if kind == 'blue' else .2):
        panel = np.clip(back + (rng.uniform(15, 70) if bright else rng.uniform(6, 30)) + rng.normal(0, 4, 3), 5, 245)
    if bright:
        line = np.clip(rng.uniform(5, 90) + rng.normal(0, 8, 3), 0, 160) if rng.random() < .93 else np.clip(panel + 60, 0, 255)
    else:
        line = np.clip(rng.uniform(130, 240) + rng.normal(0, 12, 3), 60, 255) if rng.random() < .9 else np.array([5., 5, 8])
    return kind, back, panel, line


def board_print(rng, texels, colours):
    """Linear colour of the board seen from above, without shadows; rows from Black's edge down."""
    kind, back, panel, line = colours
    size = int(2 * HALF * texels)
    to_texel = lambda p: (int(round((p[0] + HALF) * texels * 16)), int(round((HALF - p[1]) * texels * 16)))
    image = np.empty((size, size, 3), np.float32)
    table = linear(np.clip(rng.uniform(20, 230) + rng.normal(0, 30, 3), 5, 250))
    image[:] = table * (1 + .12 * noise(rng, size, 12)[..., None])
    half_w, half_h = (4.99, 5.44) if rng.random() < .7 else rng.uniform(5.1, 6.1, 2)
    low, high = to_texel((-half_w, half_h)), to_texel((half_w, -half_h))
    area = np.zeros((size, size), np.uint8)
    cv2.rectangle(area, (low[0] // 16, low[1] // 16), (high[0] // 16, high[1] // 16), 255, -1)
    grain = noise(rng, size, int(rng.choice([3, 8, 40])))
    if kind == 'wood':
        stripes = cv2.resize(rng.standard_normal((int(rng.integers(30, 120)), 5)).astype(np.float32), (size, size), interpolation=cv2.INTER_CUBIC)
        grain = 2.2 * stripes + grain
    strength = {'wood': .1, 'pale': .02, 'paper': .015, 'cloud': .03}.get(kind, .05) * rng.uniform(.3, 1.6)
    board = np.empty_like(image)
    board[:] = linear(back)
    if (panel != back).any():
        hexagon = [PLANE[NAMES.index(n)] for n in OUTLINE]
        if rng.random() < .3:
            hexagon = [(5.4 * math.cos(math.pi * (i / 3 + 1 / 6)), 5.4 * math.sin(math.pi * (i / 3 + 1 / 6))) for i in range(6)]
        cv2.fillPoly(board, [np.array([to_texel(p) for p in hexagon], np.int32)], linear(panel).tolist(), cv2.LINE_AA, 4)
    board *= np.clip(1 + strength * grain, .3, 1.7)[..., None]
    ink = linear(line).tolist()
    draw_lines(rng, board, to_texel, texels, ink, kind in ('paper', 'cloud'))
    draw_extras(rng, board, to_texel, texels, back, ink, 25 if kind == 'paper' else 60)
    mask = area[..., None] > 0
    return np.where(mask, board, image)


def draw_lines(rng, board, to_texel, texels, ink, thin):
    width = rng.uniform(.007, .011) if thin else rng.choice([rng.uniform(.006, .014), rng.uniform(.014, .05)], p=[.6, .4])
    overshoot = .115 if thin else rng.choice([0, .115])
    layer = np.zeros(board.shape[:2], np.uint8)
    thick = max(1, int(round(width * texels)))
    alpha = min(1., width * texels / thick)
    for angle in (90, 30, -30):
        u = np.array([math.cos(math.radians(angle)), math.sin(math.radians(angle))])
        n = np.array([-u[1], u[0]])
        along, across = PLANE @ u, np.round(PLANE @ n / math.sqrt(.75)).astype(int)
        for k in np.unique(across):
            a = along[across == k]
            foot = n * k * math.sqrt(.75)
            cv2.line(layer, to_texel(foot + u * (a.min() - overshoot)), to_texel(foot + u * (a.max() + overshoot)), 255, thick, cv2.LINE_AA, 4)
    if not thin and rng.random() < .15:
        radius = rng.uniform(.03, .09)
        for p in PLANE:
            cv2.circle(layer, to_texel(p), int(radius * texels * 16), 255, -1 if rng.random() < .7 else 1, cv2.LINE_AA, 4)
    a = layer[..., None].astype(np.float32) / 255 * alpha
    board *= 1 - a
    board += a * np.array(ink, np.float32)


def draw_extras(rng, board, to_texel, texels, back, ink, contrast):
    if rng.random() < .75:
        colour = linear(np.clip(back + rng.choice([-1, 1]) * rng.uniform(4, contrast), 0, 255)).tolist()
        for p in PLACES[85:]:
            if rng.random() < .5:
                cv2.circle(board, to_texel(p), int(.365 * texels * 16), colour, max(1, int(.13 * texels)), cv2.LINE_AA, 4)
            else:
                cv2.circle(board, to_texel(p), int(.43 * texels * 16), colour, max(1, int(.03 * texels)), cv2.LINE_AA, 4)
    if rng.random() < .7:
        for i in range(11):
            at = to_texel((PLANE[PLANE[:, 0].argsort()][0][0] + i * .866, -5.1 + .1 * abs(i - 5)))
            cv2.putText(board, 'ABCDEFGHIJK'[i], (at[0] // 16, at[1] // 16), cv2.FONT_HERSHEY_SIMPLEX, texels * .006, ink, 1, cv2.LINE_AA)
    for horizontal in (False, True):
        if rng.random() < .45:
            depth, at = rng.uniform(.05, .4), int(HALF * texels)
            part = board[at - 1:at + 1] if horizontal else board[:, at - 1:at + 1]
            part *= 1 - depth
