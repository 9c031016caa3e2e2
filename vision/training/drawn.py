"""Boards drawn from random sets, lamps and cameras: what no collection of pictures covers.

Everything that a home-made or unknown set may differ in is drawn at random here: board print, piece colours and
proportions, flecks, gloss, lights and their shadows, hands. Lengths in spacings, light linear.
"""
import math

import cv2
import numpy as np

from boards import PLACES, Board
from drawn_hands import cover, seen_share
from drawn_pieces import Light, Solid, cast, speckle
from drawn_prints import HALF, board_colours, board_print, linear


class Camera:
    def __init__(self, rng, width, height, spacing_px):
        self.k = np.array([[max(width, height) * rng.uniform(.65, 1.5), 0, width / 2 - .5], [0, 0, height / 2 - .5], [0, 0, 1]])
        self.k[1, 1] = self.k[0, 0]
        elevation = math.radians(rng.choice([rng.uniform(22, 90), rng.uniform(30, 60), rng.uniform(60, 90)]))
        azimuth = rng.uniform(0, 2 * math.pi)
        distance = self.k[0, 0] / spacing_px
        look_at = np.r_[rng.normal(0, .8, 2), 0]
        back = np.array([math.cos(azimuth) * math.cos(elevation), math.sin(azimuth) * math.cos(elevation), math.sin(elevation)])
        self.centre = look_at + distance * back
        z = -back
        up = np.array([math.cos(azimuth + math.pi), math.sin(azimuth + math.pi), 1e-3])
        x = np.cross(z, up)
        x /= np.linalg.norm(x)
        roll = rng.normal(0, .15)
        y = np.cross(z, x)
        x, y = math.cos(roll) * x + math.sin(roll) * y, math.cos(roll) * y - math.sin(roll) * x
        self.r = np.array([x, y, z])
        self.t = -self.r @ self.centre
        self.h = self.k @ np.c_[self.r[:, 0], self.r[:, 1], self.t]

    def project(self, p):
        q = self.k @ (self.r @ np.asarray(p).T + self.t[:, None])
        return (q[:2] / q[2]).T

    def directions(self, u, v):
        d = np.c_[(u - self.k[0, 2]) / self.k[0, 0], (v - self.k[1, 2]) / self.k[1, 1], np.ones(len(u))]
        return d @ self.r

    def view(self, width, height):
        return np.array([*self.h.ravel(), self.k[0, 2], self.k[1, 2], max(width, height) / 2, 0.])


class PieceSet:
    """Colours and sizes of one set."""

    def __init__(self, rng, kind, paper):
        tint = lambda v, s: np.clip(v + rng.normal(0, s, 3), 2, 252)
        warm = np.array([0, -6, -30]) * rng.choice([0, 0, rng.random()])
        self.white_face = tint(rng.uniform(205, 248), 4) + warm
        self.black_face = tint(rng.uniform(6, 45), 4)
        same = rng.random() < .5
        self.white_ring = self.white_face if same else tint(rng.uniform(190, 245), 5) + warm
        self.black_ring = self.black_face if same else tint(rng.uniform(8, 55), 5)
        if paper.mean() > 150 and rng.random() < .65:
            self.white_ring = np.clip(paper + rng.normal(0, 6) + rng.normal(0, 3, 3), 2, 252)
        if kind not in ('paper', 'cloud') and rng.random() < .15:
            self.white_ring = self.white_face = np.array([214, 180, 130]) * rng.uniform(.85, 1.12)
            self.black_ring = self.black_face = np.array([85, 55, 38]) * rng.uniform(.5, 1.2)
        if rng.random() < .05:
            self.white_ring = tint(rng.uniform(150, 200), 3)
        hue = rng.choice([108, rng.uniform(0, 180)], p=[.75, .25])
        body = cv2.cvtColor(np.uint8([[[hue + rng.normal(0, 5) if hue == 108 else hue, rng.uniform(130, 235), rng.uniform(90, 215)]]]), cv2.COLOR_HSV2RGB)[0, 0]
        usual = kind in ('paper', 'cloud') and rng.random() < .8
        self.kind = 'inlaid' if usual else rng.choice(['inlaid', 'two_tone', 'plain'], p=[.5, .25, .25])
        self.body = body.astype(float)
        self.rim = rng.uniform(.015, .05)
        self.fleck = rng.uniform(.04, .2) if usual or rng.random() < .55 else 0
        self.fleck_black = self.fleck * rng.uniform(.1, .6)
        self.cell = rng.uniform(.012, .03)
        self.outer, self.inner = rng.uniform(.39, .465), rng.uniform(.26, .33)
        self.marker = min(rng.uniform(.24, .3), self.inner - .008)
        self.height = rng.uniform(.09, .17)
        self.ring_height = self.height * rng.uniform(.9, 1.1)
        self.ring_power, self.marker_power = rng.uniform(2, 7), rng.uniform(7, 22)
        self.gloss, self.face_gloss = rng.uniform(0, 1.2, 2)
        self.roughness, self.face_roughness = rng.uniform(.1, .5), rng.choice([rng.uniform(.03, .15), rng.uniform(.1, .5)])
        self.blemish, self.dish = rng.uniform(0, .05), rng.normal(0, .12)

    @property
    def middle_of_ring(self):
        return (self.inner + self.outer) / 2

    def ring_colour(self, black):
        return linear(self.black_ring if black else self.white_ring)

    def ring_albedo(self, rng, black, p, r):
        colour = np.tile(self.ring_colour(black), (len(p), 1))
        if self.fleck:
            spot = speckle(rng, p[:, :2] + p[:, 2:] * .7, self.fleck_black if black else self.fleck, self.cell)
            colour[spot] = linear([190, 195, 200] if black else [25, 25, 30])
        return colour

    def marker_albedo(self, rng, black, p, r, solid):
        face = linear(self.black_face if black else self.white_face)
        other = linear(self.white_face if black else self.black_face)
        top = (p[:, 2] > .82 * solid.height) & (r < solid.outer - self.rim)
        if self.kind == 'plain':
            return np.tile(face, (len(p), 1)), top
        if self.kind == 'two_tone':
            return np.where((p[:, 2] > .5 * solid.height)[:, None], face, other), top
        colour = np.where(top[:, None], face, linear(self.body))
        if self.fleck:
            spot = speckle(rng, p[:, :2] + p[:, 2:] * .7, self.fleck, self.cell) & ~top
            colour[spot] = linear(rng.choice([[20, 20, 30], [200, 205, 215]]))
        return colour, top


def random_states(rng):
    """States of the 91 places: crowded or not, with more rings holding markers than games have."""
    state = np.zeros(91, np.int8)
    order = rng.permutation(85)
    rings, markers, both = rng.integers(0, 15), rng.integers(0, 45), rng.integers(0, 7)
    if rng.random() < .1:
        rings, markers, both = rng.integers(0, 4), rng.integers(0, 2), 0
    state[order[:rings]] = 1 + rng.integers(0, 2, rings)
    state[order[rings:rings + markers]] = 3 + rng.integers(0, 2, markers)
    n = rings + markers
    state[order[n:n + both]] = 5 + rng.integers(0, 4, both)
    stored = rng.random(6) < rng.choice([0, .5])
    state[85:] = np.where(stored, [1, 1, 1, 2, 2, 2], 0)
    return state


def solids_of(rng, state, pieces):
    """(place, is ring, is black, solid) of every piece, put down more or less neatly without touching."""
    sigma = rng.choice([.02, .05, .1, .16, .3, .3])
    placed, out = [], []
    for i in np.flatnonzero(state):
        s = state[i]
        outer = pieces.outer if s in (1, 2) or s >= 5 else pieces.marker
        for attempt in range(6):
            off = rng.normal(0, sigma, 2) * .6 ** attempt
            off *= min(1, .23 / (np.hypot(*off) + 1e-9))
            c = PLACES[i] + off
            if all(np.hypot(*(c - q)) > outer + o for q, o in placed):
                break
        placed.append((c, outer))
        if s in (1, 2) or s >= 5:
            black = s == 2 or s >= 7
            out.append((i, True, black, Solid(c, pieces.inner, pieces.outer, pieces.ring_height, pieces.ring_power)))
        if s >= 3:
            black = s in (4, 6, 8)
            slack = max(0, pieces.inner - pieces.marker) * .9 if s >= 5 else 0
            a = rng.uniform(0, 6.283)
            m = c + slack * math.sqrt(rng.random()) * np.array([math.cos(a), math.sin(a)])
            out.append((i, False, black, Solid(m, 0, pieces.marker, pieces.height, pieces.marker_power)))
    return out


def lit_board(rng, texture, solids, light, texels):
    """The board under the lights, with the shadows that the pieces throw on it."""
    size = texture.shape[0]
    to_texel = lambda p: (int(round((p[0] + HALF) * texels * 16)), int(round((HALF - p[1]) * texels * 16)))

    def footprints(shift):
        layer = np.zeros((size, size), np.uint8)
        for _, is_ring, _, solid in solids:
            for z in (0, .5, 1):
                at = to_texel(solid.centre + z * solid.height * np.asarray(shift))
                if is_ring:
                    cv2.circle(layer, at, int(solid.middle * texels * 16), 255, max(1, int(2 * solid.reach * texels * (1 - .3 * z))), cv2.LINE_AA, 4)
                else:
                    cv2.circle(layer, at, int(solid.outer * texels * 16), 255, -1, cv2.LINE_AA, 4)
        return layer.astype(np.float32) / 255

    contact = cv2.GaussianBlur(footprints((0, 0)), (0, 0), .12 * texels)
    lit = np.ones((size, size, 1), np.float32) * (light.ambient * (1 - .5 * contact[..., None]))
    for direction, colour in light.lamps:
        shadow = cv2.GaussianBlur(footprints(-direction[:2] / direction[2]), (0, 0), max(.4, rng.choice([.01, .04, .1]) * texels))
        lit = lit + direction[2] * np.asarray(colour, np.float32) * (1 - shadow[..., None])
    return texture * lit


def random_light(rng, camera):
    def direction(low, high):
        elevation, azimuth = math.radians(rng.uniform(low, high)), rng.uniform(0, 6.283)
        return np.array([math.cos(azimuth) * math.cos(elevation), math.sin(azimuth) * math.cos(elevation), math.sin(elevation)])

    lamps = [(direction(22, 85), np.float32(rng.uniform(.15, .9) * (1 + rng.normal(0, .08, 3)))) for _ in range(int(rng.integers(1, 4)))]
    if rng.random() < .2:
        flash = camera.centre + rng.normal(0, .5, 3)
        lamps = [(flash / np.linalg.norm(flash), np.float32(rng.uniform(.5, 1.2) * np.ones(3)))] + lamps[:rng.integers(0, 2)]
    mirrored = [(d, rng.uniform(.03, .12), rng.uniform(2, 25)) for d, _ in lamps]
    for _ in range(int(rng.integers(0, 4))):
        mirrored.append((direction(8, 75), rng.uniform(.15, .6), math.exp(rng.uniform(-.5, 2.3))))
    if rng.random() < .6:
        # A window just where the faces mirror it to the camera: black ones turn grey or white.
        back = camera.centre / np.linalg.norm(camera.centre) * [-1, -1, 1] + rng.normal(0, .15, 3)
        mirrored.append((back / np.linalg.norm(back), rng.uniform(.05, .5), math.exp(rng.uniform(0, 3.4))))
    tinted = [(d, width, brightness * np.float32(np.exp(rng.normal(0, .12, 3)))) for d, width, brightness in mirrored]
    return Light(lamps, np.float32(rng.uniform(.15, .7)), tinted)


def board_shine(rng, light, camera, width, height):
    """What the board itself mirrors, over the whole picture at a quarter of its size."""
    gloss, roughness = rng.uniform(0, .5), rng.uniform(.15, .5)
    v, u = np.mgrid[0:height:4, 0:width:4]
    back = -camera.directions(u.ravel(), v.ravel())
    back /= np.linalg.norm(back, axis=1, keepdims=True)
    shine = gloss * light.reflected(np.tile([0., 0, 1], (len(back), 1)), back, roughness)
    return cv2.resize(shine.reshape(*u.shape, 3).astype(np.float32), (width, height))


def drawn_board(seed):
    """One board with everything about it drawn from the seed. The picture is 8 bit, tone-mapped."""
    rng = np.random.default_rng([seed, 85])
    spacing_px = rng.choice([rng.uniform(16, 26), rng.uniform(24, 40), rng.uniform(36, 60)], p=[.25, .45, .3])
    over = 2 if spacing_px < 26 else 1.4
    width, height = int(spacing_px * over * rng.uniform(10, 14)), int(spacing_px * over * rng.uniform(8, 12))
    camera = Camera(rng, width, height, spacing_px * over)
    colours = board_colours(rng)
    pieces, state = PieceSet(rng, colours[0], colours[2]), random_states(rng)
    light = random_light(rng, camera)
    texels = 52
    solids = solids_of(rng, state, pieces)
    texture = lit_board(rng, board_print(rng, texels, colours), solids, light, texels)
    from_texel = np.array([[1 / texels, 0, -HALF], [0, -1 / texels, HALF], [0, 0, 1]])
    small = cv2.GaussianBlur(texture, (0, 0), max(.3, .35 * texels / (spacing_px * over)))
    picture = cv2.warpPerspective(small, camera.h @ from_texel, (width, height), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT_101)
    picture += board_shine(rng, light, camera, width, height)
    nearest = np.full((height, width), np.inf)
    for _, is_ring, black, solid in solids:
        hit = cast(solid, camera, (height, width))
        if hit is None:
            continue
        v, u, p, depth, normal, r = hit
        gloss, roughness = np.full((len(p), 1), pieces.gloss), np.full((len(p), 1), pieces.roughness)
        if is_ring:
            albedo = pieces.ring_albedo(rng, black, p, r)
        else:
            albedo, top = pieces.marker_albedo(rng, black, p, r, solid)
            gloss[top], roughness[top] = pieces.face_gloss, pieces.face_roughness
            normal[top] = np.r_[rng.normal(0, pieces.blemish, 2), 1] + pieces.dish * np.c_[p[top, :2] - solid.centre, np.zeros(top.sum())]
            normal /= np.linalg.norm(normal, axis=1, keepdims=True)
        to_camera = camera.centre - p
        to_camera /= np.linalg.norm(to_camera, axis=1, keepdims=True)
        colour = light.on(albedo, normal, to_camera, gloss, roughness)
        near = depth < nearest[v, u]
        picture[v[near], u[near]] = colour[near]
        nearest[v[near], u[near]] = depth[near]
    hidden = np.zeros((height, width), bool)
    for _ in range(int(rng.choice([0, 1, 2], p=[.6, .3, .1]))):
        hidden |= cover(rng, picture, spacing_px * over, pieces)
    seen = seen_share(camera, pieces, solids, hidden)
    # One in five is overexposed: pale boards and white pieces run into each other.
    exposure = (rng.uniform(1.1, 2.2) if rng.random() < .2 else rng.uniform(.55, 1.15)) / np.quantile(picture, .93)
    bgr = (np.clip(picture * exposure, 0, 1) ** (1 / 2.2) * 255 + .5).astype(np.uint8)
    bgr = cv2.resize(bgr, None, fx=1 / over, fy=1 / over, interpolation=cv2.INTER_AREA)
    scale = np.diag([bgr.shape[1] / width, bgr.shape[0] / height, 1])
    scale[0, 2], scale[1, 2] = .5 * scale[0, 0] - .5, .5 * scale[1, 1] - .5
    view = camera.view(width, height)
    view[:9] = (scale @ view[:9].reshape(3, 3)).ravel()
    view[9:11] = scale[:2, :2] @ view[9:11] + scale[:2, 2]
    view[11] *= scale[0, 0]
    px = scale[:2, :2] @ camera.project(np.c_[PLACES, np.zeros(91)]).T + scale[:2, 2:]
    outside = ((px < 0) | (px.T >= [bgr.shape[1], bgr.shape[0]]).T).any(0)
    return Board(bgr, view, np.where(outside & (np.arange(91) >= 85), -1, state).astype(np.int8), seen, f'drawn_{seed}')
