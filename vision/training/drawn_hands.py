"""What comes between the camera and a drawn board: arms, hands and what they hold, cups, boxes."""
import math

import cv2
import numpy as np

from boards import PLACES
from drawn_prints import linear


def held_piece(rng, picture, mask, tip, spacing_px, pieces):
    """A ring or marker between the fingertips, hanging over the board in any attitude."""
    at = tuple(int(v) for v in tip + rng.normal(0, .35, 2) * spacing_px)
    is_ring, black = rng.random() < .4, rng.random() < .5
    radius = spacing_px * (pieces.middle_of_ring if is_ring else pieces.marker) * rng.uniform(1, 1.25)
    axes, turn = (int(radius), int(radius * rng.uniform(.25, 1))), rng.uniform(0, 180)
    colour = pieces.ring_colour(black) if is_ring else linear(pieces.black_face if black else pieces.white_face)
    thick = max(2, int(spacing_px * (pieces.outer - pieces.inner))) if is_ring else -1
    layer = np.zeros_like(mask)
    if not is_ring:
        below = (at[0], at[1] + int(.1 * spacing_px))
        cv2.ellipse(layer, below, axes, turn, 0, 360, 255, -1)
        picture[layer > 0] = linear(pieces.body) * rng.uniform(.4, 1)
    top = np.zeros_like(mask)
    cv2.ellipse(top, at, axes, turn, 0, 360, 255, thick)
    picture[top > 0] = colour * rng.uniform(.5, 1.3)
    return layer | top


def cast_shadow(rng, picture, mask, reach):
    """Darkens a picture of light beside what hides it, shifted by up to `reach` pixels."""
    reach = max(1, int(reach))
    shadow = cv2.GaussianBlur(np.roll(mask, rng.integers(-reach, reach + 1, 2), (0, 1)), (0, 0), reach / 2).astype(np.float32) / 255
    picture *= 1 - .5 * shadow[..., None] * rng.random()


def cover(rng, picture, spacing_px, pieces):
    """An arm, a hand with or without a piece, a cup or a box over the picture; returns the mask of what it hides."""
    height, width = picture.shape[:2]
    mask = np.zeros((height, width), np.uint8)
    skin = linear(rng.choice([[224, 180, 150], [198, 144, 110], [141, 92, 60], [84, 54, 38]]) * rng.uniform(.85, 1.1))
    if rng.random() < .25:
        skin = linear(rng.uniform(10, 245, 3))
    tip = np.array([rng.uniform(.15, .85) * width, rng.uniform(.15, .85) * height])
    arm = rng.random() < .75
    if arm:
        angle = rng.uniform(0, 6.283)
        out = np.array([math.cos(angle), math.sin(angle)])
        wide = spacing_px * rng.uniform(.9, 1.9)
        wrist = tip + out * wide * 1.6
        cv2.line(mask, *(tuple(int(v) for v in p) for p in (wrist, wrist + out * 3000)), 255, int(wide))
        cv2.ellipse(mask, tuple(int(v) for v in tip + out * wide * .8), (int(wide * .95), int(wide * .65)), math.degrees(angle), 0, 360, 255, -1)
        for _ in range(int(rng.integers(1, 6))):
            a = angle + math.pi + rng.normal(0, .5)
            start = tip + out * wide * .5
            end = start + wide * rng.uniform(.6, 1.5) * np.array([math.cos(a), math.sin(a)])
            cv2.line(mask, *(tuple(int(v) for v in p) for p in (start, end)), 255, max(2, int(wide * rng.uniform(.2, .32))))
    elif rng.random() < .5:
        cv2.ellipse(mask, tuple(int(v) for v in tip), (int(spacing_px * rng.uniform(.8, 1.6)), int(spacing_px * rng.uniform(.8, 1.6))), 0, 0, 360, 255, -1)
        skin = linear(rng.uniform(10, 245, 3))
    else:
        box = ((float(tip[0]), float(tip[1])), tuple(float(v) for v in spacing_px * rng.uniform(1, 3.5, 2)), float(rng.uniform(0, 180)))
        cv2.fillPoly(mask, [cv2.boxPoints(box).astype(np.int32)], 255)
        skin = linear(rng.uniform(5, 250, 3))
    inner = cv2.distanceTransform(mask, cv2.DIST_L2, 3)
    relief = .55 + .45 * np.clip(inner / (spacing_px * .5), 0, 1)
    grain = cv2.resize(rng.standard_normal((height // 6 + 1, width // 6 + 1)).astype(np.float32), (width, height)) * .05
    cast_shadow(rng, picture, mask, 12)
    a = cv2.GaussianBlur(mask, (0, 0), .8).astype(np.float32)[..., None] / 255
    picture *= 1 - a
    picture += a * skin * rng.uniform(.5, 1.3) * (relief + grain)[..., None]
    if arm and rng.random() < .5:
        mask = mask | held_piece(rng, picture, mask, tip, spacing_px, pieces)
    return mask > 127


def seen_share(camera, pieces, solids, hidden):
    """Share in view of each place, by the samples that the truth files use."""
    share = np.ones(91, np.float32)
    height, width = hidden.shape
    centre = {i: (is_ring, s) for i, is_ring, _, s in solids}
    for i in range(91):
        is_ring, solid = centre.get(i, (None, None))
        radii = [.06, .14, .22] if solid is None else [solid.middle] if is_ring else [0, .1, .19]
        at, z = (PLACES[i], 0) if solid is None else (solid.centre, solid.height)
        a = np.arange(16) * math.pi / 8
        p = np.array([(at[0] + r * math.cos(t), at[1] + r * math.sin(t), z) for r in radii for t in a])
        uv = np.round(camera.project(p)).astype(int)
        inside = (uv >= 0).all(1) & (uv < [width, height]).all(1)
        clear = inside.copy()
        clear[inside] = ~hidden[uv[inside, 1], uv[inside, 0]]
        share[i] = clear.mean()
    return share
