"""Hands cut out of the renderer's takes (render_takes.py), laid over pictures of other boards."""
import json
import math

import cv2
import numpy as np

from boards import Board, project, spacing_px, truth_view
from drawn_hands import cast_shadow


class CutHands:
    """The takes of a folder that have a hand."""

    def __init__(self, folder):
        self.covers = sorted(folder.glob('*.hand.png'))

    def drawn(self, rng):
        """A take at random: picture, share that the hand covers of each pixel, fingertips in pixels, pixels a spacing."""
        cover = self.covers[rng.integers(len(self.covers))]
        path = cover.with_name(cover.name.replace('.hand.png', '.json'))
        truth = json.loads(path.read_text())
        view = truth_view(truth)
        tip = np.array([truth['hand']['at_mm']]) / truth['spacing_mm']
        return cv2.imread(str(path.with_suffix('.jpg'))), cv2.imread(str(cover), 0), project(view, tip)[0], spacing_px(view)


def with_hand(board, hands, rng):
    """The board with a hand over one of its points, from any side, in the board's own light."""
    bgr, cover, tip, there = hands.drawn(rng)
    height, width = board.bgr.shape[:2]
    scale = spacing_px(board.view) / there * rng.uniform(.85, 1.2)
    angle = rng.uniform(0, 2 * math.pi)
    turn = scale * np.array([[math.cos(angle), -math.sin(angle)], [math.sin(angle), math.cos(angle)]])
    if rng.random() < .5:
        turn[:, 0] *= -1
    at = project(board.view, rng.uniform(-4.5, 4.5, (1, 2)))[0]
    place = np.c_[turn, at - turn @ tip].astype(np.float32)
    laid = [cv2.warpAffine(a, place, (width, height), flags=cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR) for a in (bgr, cover)]
    light = (board.bgr.astype(np.float32) / 255) ** 2.2
    hand = (laid[0].astype(np.float32) / 255) ** 2.2
    # Bright parts of both pictures are alike in bright and dim rooms; the rest is the skin's colour.
    hand *= np.quantile(light, .8) / max(np.quantile((bgr / 255.) ** 2.2, .8), .02) * rng.uniform(.6, 1.5)
    cast_shadow(rng, light, laid[1], spacing_px(board.view) / 5)
    a = laid[1][..., None].astype(np.float32) / 255
    light = light * (1 - a) + np.clip(hand, 0, 1) * a
    seen = board.seen.copy()
    seen[:85] *= 1 - share_hidden(board.samples, laid[1] > 127)
    return Board((np.clip(light, 0, 1) ** (1 / 2.2) * 255 + .5).astype(np.uint8), board.view, board.state, seen, board.name, board.samples)


def share_hidden(samples, hidden):
    """Share of each point's samples, (points, samples, 2) in pixels, that lie in a mask."""
    height, width = hidden.shape
    uv = np.round(samples).astype(int)
    inside = ((uv >= 0) & (uv < [width, height])).all(-1)
    uv = np.clip(uv, 0, [width - 1, height - 1])
    return (hidden[uv[..., 1], uv[..., 0]] & inside).mean(1)
