#!/usr/bin/python3
"""Cuts training samples out of rendered and drawn boards: one file a board, finished ones are skipped.

    make_samples.py --sampler LIB --out DIR renders PICTURES... --copies 6 --hands TAKES
    make_samples.py --sampler LIB --out DIR drawn 0 1500
"""
import argparse
import math
from pathlib import Path

import cv2
import numpy as np

from augment import photographed, resized
from boards import Board, perturbed, read_truth, spacing_px
from drawn import drawn_board
from pasted_hands import CutHands, with_hand
from sampler import Sampler


def altered(board, rng):
    """Another photograph of the same board: another resolution, light, camera."""
    here = spacing_px(board.view)
    there = min(math.exp(rng.uniform(math.log(16), math.log(80))), here * 1.3)
    bgr, view = resized(board, there / here)
    return Board(photographed(bgr, rng, rng.choice([.3, .6, 1])), view, board.state, board.seen)


def samples_of(board, sampler, rng, copies, plain, hands=None):
    """`copies` altered versions, every second one under one of the `hands`, and the board as it is where `plain`; each
    under an imperfect view."""
    versions = [board] if plain else []
    versions += [altered(with_hand(board, hands, rng) if hands and k % 2 else board, rng) for k in range(copies)]
    patches, prints, insides, features = zip(*(sampler.cut(v.bgr, perturbed(v.view, rng)) for v in versions))
    return dict(patches=np.stack(patches), print=np.stack(prints), inside=np.stack(insides), features=np.stack(features),
                state=np.tile(board.state, (len(versions), 1)), seen=np.stack([v.seen for v in versions]))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--sampler', required=True)
    parser.add_argument('--out', type=Path, required=True)
    what = parser.add_subparsers(dest='what', required=True)
    renders = what.add_parser('renders')
    renders.add_argument('truths', type=Path, nargs='+')
    renders.add_argument('--copies', type=int, default=6)
    renders.add_argument('--hands', type=Path, help='folder of takes whose hands are laid over the boards')
    drawn = what.add_parser('drawn')
    drawn.add_argument('first', type=int)
    drawn.add_argument('last', type=int)
    args = parser.parse_args()
    cv2.setNumThreads(1)
    sampler = Sampler(args.sampler)
    args.out.mkdir(parents=True, exist_ok=True)

    hands = CutHands(args.hands) if args.what == 'renders' and args.hands else None

    def write(name, make, seed, copies, plain):
        target = args.out / f'{name}.npz'
        if target.exists():
            return
        result = samples_of(make(), sampler, np.random.default_rng([7, seed]), copies, plain, hands)
        part = target.with_suffix('.part.npz')
        np.savez(part, **result)
        part.rename(target)

    if args.what == 'drawn':
        for seed in range(args.first, args.last):
            write(f'drawn_{seed:06d}', lambda: drawn_board(seed), seed, 1, False)
    else:
        for number, path in enumerate(args.truths):
            write(f'{path.parent.name}_{path.stem}', lambda: read_truth(path), 100000 + number, args.copies, True)


if __name__ == '__main__':
    main()
