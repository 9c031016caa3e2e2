"""Pictures with known truth: what lies where, how much of it is seen, and the view.

A label per place (85 points in index order, then White's and Black's storage circles): the state 0..8, -1 where there is
nothing to learn; `seen` is the share in view, -1 where unknown.
"""
import json
import math
import random
from dataclasses import dataclass

import cv2
import numpy as np

STATES = ['empty', 'white_ring', 'black_ring', 'white_marker', 'black_marker', 'white_ring+white_marker',
          'white_ring+black_marker', 'black_ring+white_marker', 'black_ring+black_marker']
ROWS = dict(zip('abcdefghijk', [(2, 5), (1, 7), (1, 8), (1, 9), (1, 10), (2, 10), (2, 11), (3, 11), (4, 11), (5, 11), (7, 10)]))
NAMES = [f'{c}{r}' for c, (low, high) in ROWS.items() for r in range(low, high + 1)]
PLANE = np.array([((ord(n[0]) - 102) * math.sqrt(.75), int(n[1:]) - (ord(n[0]) - 97) / 2 - 3.5) for n in NAMES])
STORAGE = np.array([(x, -4.72) for x in (-4.34, -3.42, -2.50)] + [(-x, 4.72) for x in (-4.34, -3.42, -2.50)])
PLACES = np.vstack([PLANE, STORAGE])


@dataclass
class Board:
    bgr: np.ndarray
    view: np.ndarray      # 13 numbers, see sampler.cpp
    state: np.ndarray     # int8, 91
    seen: np.ndarray      # float32, 91
    name: str = ''
    samples: np.ndarray = None  # pixels of each point's samples, (85, samples, 2), where known


def project(view, xy, height=None):
    """Board points to pixels with a view's homography and lens."""
    h = view[:9].reshape(3, 3) @ np.c_[xy, np.ones(len(xy))].T
    u = (h[:2] / h[2]).T - view[9:11]
    return view[9:11] + u * (1 + view[12] * (u ** 2).sum(1, keepdims=True) / view[11] ** 2)


def truth_view(truth):
    """The view that the reader could at best find: the true homography and the best single radial term."""
    camera, spacing = truth['camera'], truth['spacing_mm']
    k = np.array(camera['K'])
    r, t = np.array(camera['R_world_to_cam']), np.array(camera['t_mm'])
    h = k @ np.c_[r[:, 0] * spacing, r[:, 1] * spacing, t]
    centre, radius = k[:2, 2], max(truth['width'], truth['height']) / 2
    k1, k2 = camera['dist_k1k2p1p2k3'][:2]
    q = h @ np.c_[PLANE, np.ones(len(PLANE))].T
    u = (q[:2] / q[2]).T - centre
    r2 = (u ** 2).sum(1)
    n2 = r2 / k[0, 0] ** 2
    bend, base = (k1 * n2 + k2 * n2 ** 2) * r2, r2 ** 2 / radius ** 2
    term = float((bend * base).sum() / (base ** 2).sum())
    return np.array([*h.ravel(), *centre, radius, term])


def storage_labels(truth):
    """States of the storage circles of a real edition; the renderer fills them in an order drawn from the seed."""
    labels = np.full(6, -1, np.int8)
    if not truth['edition_is_real']:
        return labels
    for side, name in enumerate(('white', 'black')):
        order = [0, 1, 2]
        random.Random('store-%s-%s' % (truth['seed'], 'WB'[side])).shuffle(order)
        labels[side * 3:side * 3 + 3] = 0
        for circle in order[:truth['storage'][name]]:
            labels[side * 3 + circle] = 1 + side
    return labels


def spacing_px(view):
    """Pixels a spacing at the board's centre, along the longer direction."""
    px = project(view, np.array([(-.5, 0), (.5, 0), (0, -.5), (0, .5)]))
    return max(np.hypot(*(px[1] - px[0])), np.hypot(*(px[3] - px[2])))


def sample_pixels(truth):
    """Where the samples lie that tell what share of a point is in view: on a piece's top, around an empty point."""
    camera, sizes, spacing = truth['camera'], truth['sizes_s'], truth['spacing_mm']
    around = np.arange(16) * math.pi / 8
    circle = np.c_[np.cos(around), np.sin(around)]
    places = []
    for name, xy in zip(NAMES, PLANE):
        point = truth['points'][name]
        ring, marker = point.get('ring'), point.get('marker')
        radii = [(sizes['ring_od'] + sizes['ring_id']) / 4] * 2 if ring else [.1, .19] if marker else [.12, .22]
        offset = (ring or marker or {'offset_s': (0, 0)})['offset_s']
        height = sizes['ring_h'] if ring else sizes['marker_h'] if marker else 0
        places.append([(*(xy + offset + r * c), height) for r in radii for c in circle])
    solid = np.array(places) * [spacing, spacing, spacing]
    rotation = cv2.Rodrigues(np.array(camera['R_world_to_cam']))[0]
    px = cv2.projectPoints(solid.reshape(-1, 3), rotation, np.array(camera['t_mm']), np.array(camera['K']),
                           np.array(camera['dist_k1k2p1p2k3'], float))[0]
    return px.reshape(85, -1, 2)


def read_truth(path):
    """The board of a picture's truth file (the picture lies beside it)."""
    truth = json.loads(path.read_text())
    bgr = cv2.imread(str(path.parent / truth['image']))
    points = [truth['points'][n] for n in NAMES]
    state = np.array([STATES.index(p['state']) for p in points], np.int8)
    seen = np.array([p['visible'] for p in points], np.float32)
    view = truth_view(truth)
    storage = storage_labels(truth)
    px = project(view, STORAGE)
    inside = ((px > 0) & (px < [truth['width'], truth['height']])).all(1)
    return Board(bgr, view, np.r_[state, np.where(inside, storage, -1)].astype(np.int8),
                 np.r_[seen, np.full(6, -1)].astype(np.float32), path.stem, sample_pixels(truth))


def perturbed(view, rng, amount=1.0):
    """The view as an imperfect search would find it: off by some hundredths of a spacing, turned, scaled, bent."""
    sigma = amount * rng.choice([.006, .015, .03])
    ends = np.array([(-5., -5.), (5., -5.), (5., 5.), (-5., 5.)])
    shift = rng.normal(0, sigma, 2)
    moved = ends + shift + rng.normal(0, sigma * .7, (4, 2))
    wobble = cv2.getPerspectiveTransform(ends.astype(np.float32), moved.astype(np.float32))
    out = view.copy()
    out[:9] = (view[:9].reshape(3, 3) @ wobble).ravel()
    # A wrong radial term whose effect the homography has mostly absorbed: refit on the true pixels.
    out[12] = view[12] + rng.normal(0, .01 * amount)
    bent = project(out, PLANE)
    true_px = project(np.r_[out[:12], view[12]], PLANE)
    if abs(out[12] - view[12]) > 1e-6:
        fit = cv2.estimateAffine2D(bent.astype(np.float32), true_px.astype(np.float32), method=cv2.LMEDS)[0]
        if fit is not None:
            a = np.vstack([fit, [0, 0, 1]])
            to_centre = np.array([[1, 0, -out[9]], [0, 1, -out[10]], [0, 0, 1.]])
            a = to_centre @ a @ np.linalg.inv(to_centre)
            out[:9] = (np.linalg.inv(to_centre) @ a @ to_centre @ out[:9].reshape(3, 3)).ravel()
    return out
