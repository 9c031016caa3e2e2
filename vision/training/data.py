"""Samples from files, and what is done to them anew at every look."""
from pathlib import Path

import numpy as np
import torch

from boards import PLACES

KEYS = ('patches', 'print', 'inside', 'features', 'state', 'seen')
# Channels that the picture gives; the print comes from the view.
SEEN = [0, 1, 2, 3, 4, 6]
# Places shown of a board at a look: every piece and as many empty places as fit.
PLACES_SHOWN = 56


def load(folders):
    boards = {k: [] for k in KEYS}
    for folder in folders:
        for path in sorted(Path(folder).glob('*.npz')):
            if path.name.endswith('.part.npz'):
                continue
            with np.load(path) as d:
                for k in boards:
                    boards[k].append(d[k])
    return {k: np.concatenate(v) for k, v in boards.items()}


def drawn_lots(folders, count, rng):
    """Boards for one epoch: `folders` are 'FOLDER:WEIGHT', the weights say how many of `count` come from each."""
    names, weights = zip(*(f.rsplit(':', 1) for f in folders))
    weights = np.array([float(w) for w in weights])
    ends = np.round(count * np.cumsum(weights) / weights.sum()).astype(int)
    parts = []
    for name, lot in zip(names, np.diff(ends, prepend=0)):
        boards = load([name])
        at = rng.permutation(len(boards['state']))
        at = np.resize(at, lot)
        parts.append({k: v[at] for k, v in boards.items()})
    return {k: np.concatenate([p[k] for p in parts]) for k in KEYS}


def chosen_places(state, rng):
    """Places of one board: pieces first, the rest drawn at random, those without truth last."""
    order = rng.random(state.shape) - 2 * (state > 0) - .3 * (np.arange(len(state)) >= 85) + 4 * (state < 0)
    return np.argsort(order)[:PLACES_SHOWN]


def relit(patches, rng):
    """The patches of one board under another exposure, white balance and tone curve."""
    level = np.arange(256) / 255.
    curves = []
    overexposed = rng.random() < .12
    gain = 2 ** (rng.uniform(.2, 1.2) if overexposed else rng.normal(0, .3))
    gamma, lift = 2 ** rng.normal(0, .3), rng.choice([0, rng.uniform(0, .12)])
    for channel in range(3):
        x = np.clip(level * gain * (1 + rng.normal(0, .06)), 0, 1.0) ** gamma
        curves.append(np.clip((lift + (1 - lift) * x) * 255 + .5, 0, 255).astype(np.uint8))
    out = np.stack([curves[c][patches[..., c]] for c in range(3)], -1)
    if rng.random() < .06:
        out[:] = out.mean(-1, keepdims=True).astype(np.uint8)
    return out


def mirroring(patches, state, rng):
    """The patches of one board where the marker faces of a part of it mirror a window or lamp: black faces turn grey
    or white and keep their rim, white ones saturate."""
    middle, reach = PLACES[rng.integers(85)] + rng.normal(0, 1, 2), rng.uniform(.7, 5)
    colour = np.exp(rng.uniform(np.log(.08), np.log(1.6)) + rng.normal(0, .1, 3)) * (np.quantile(patches, .8) / 255) ** 2.2
    y, x = np.mgrid[0:40, 0:40] - 19.5
    patches = patches.copy()
    for k in np.flatnonzero((state == 3) | (state == 4)):
        strength = np.exp(-((PLACES[k] - middle) ** 2).sum() / reach ** 2) * rng.uniform(.7, 1.3)
        if strength < .05:
            continue
        light = (patches[k] / 255.) ** 2.2
        radius = np.hypot(x - rng.normal(0, .4), y + rng.uniform(0, 1.5))
        face = 1 / (1 + np.exp(np.clip((radius - rng.uniform(5.2, 6.6)) / .5, -30, 30)))
        tilt = rng.normal(0, .06, 2)
        glow = strength * face * np.clip(1 + tilt[0] * x + tilt[1] * y, 0, None)
        patches[k] = np.clip(light + glow[..., None] * colour, 0, 1) ** (1 / 2.2) * 255 + .5 - 1e-3
    return patches


def look(boards, i, sampler, rng=None):
    """Network input and labels of board i; with `rng`, altered at random and cut down to some places."""
    patches, inside = boards['patches'][i], boards['inside'][i]
    if rng is not None and rng.random() < .35:
        patches = mirroring(patches, boards['state'][i], rng)
    if rng is not None and rng.random() < .7:
        patches = relit(patches, rng)
    blob = sampler.normalise(patches, boards['print'][i], inside)
    at = np.arange(len(inside))
    if rng is not None:
        at = chosen_places(boards['state'][i], rng)
        blob = blob[at]
        flip = rng.random(len(at)) < .5
        blob[flip] = blob[flip][..., ::-1]
        if rng.random() < .4:
            blob[:, SEEN] += np.float32(rng.uniform(0, .04)) * rng.standard_normal(blob[:, SEEN].shape, dtype=np.float32)
        size = int(rng.integers(4, 14)) if rng.random() < .3 else 0
        if size:
            for k in np.flatnonzero(rng.random(len(at)) < .1):
                y, x = rng.integers(0, 40 - size, 2)
                blob[k, SEEN, y:y + size, x:x + size] = rng.uniform(-.2, 1.2)
    return [torch.from_numpy(np.ascontiguousarray(a)) for a in (
        blob, boards['features'][i][at], boards['state'][i][at].astype(np.int64), boards['seen'][i][at], inside[at])]
