#!/usr/bin/python3
"""Trains the reader's network on the samples of make_samples.py; saves after every epoch and goes on from there.

    train.py --sampler LIB --out DIR --train SAMPLES:WEIGHT... --check SAMPLES... --epochs 16
"""
import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from data import drawn_lots, load, look
from network import STATES, Reader, widened
from sampler import Sampler

# Below this share in view the state can't be seen and isn't trained.
LEAST_SEEN = .35
# Below this share of a patch inside the picture nothing is trained.
LEAST_INSIDE = .35


def loss_of(logits, state, seen, inside):
    """Cross-entropy of the state where it can be seen, and of being covered where that is known."""
    known = (state >= 0) & ((seen < 0) | (seen >= LEAST_SEEN)) & (inside > LEAST_INSIDE)
    loss = nn.functional.cross_entropy(logits[..., :STATES][known], state[known], label_smoothing=.01)
    judged = (seen >= 0) & (inside > .6)
    cover = nn.functional.binary_cross_entropy_with_logits(logits[..., STATES][judged], (1 - seen[judged]).clamp(0, 1))
    return loss + .5 * cover


def check(net, boards, sampler):
    """Wrong places and boards without a wrong place, where at least half of the place is seen."""
    net.eval()
    wrong, count, exact = 0, 0, 0
    with torch.no_grad():
        for i in range(len(boards['state'])):
            blob, features, state, seen, _ = look(boards, i, sampler)
            counts = (seen >= .5) & (state >= 0) & (torch.arange(91) < 85)
            bad = (net(blob, features)[:, :STATES].argmax(1) != state) & counts
            wrong, count, exact = wrong + bad.sum().item(), count + counts.sum().item(), exact + (not bad.any())
    net.train()
    return f'wrong {wrong}/{count}, exact {exact}/{len(boards["state"])}'


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--sampler', required=True)
    parser.add_argument('--train', nargs='+', required=True)
    parser.add_argument('--check', nargs='+', required=True)
    parser.add_argument('--out', type=Path, required=True)
    parser.add_argument('--start', type=Path, help='checkpoint to begin with, instead of random weights')
    parser.add_argument('--epochs', type=int, default=16)
    parser.add_argument('--boards', type=int, default=1600, help='boards an epoch')
    parser.add_argument('--batch', type=int, default=8)
    parser.add_argument('--rate', type=float, default=2e-3)
    parser.add_argument('--seed', type=int, default=85)
    parser.add_argument('--half', action='store_true', help='convolutions in bfloat16')
    parser.add_argument('--threads', type=int, default=1)
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    torch.manual_seed(args.seed)
    args.out.mkdir(parents=True, exist_ok=True)
    sampler = Sampler(args.sampler)
    held = load(args.check)
    batches = args.boards // args.batch
    net = Reader().to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(net.parameters(), args.rate, weight_decay=.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, args.rate, args.epochs * batches + 1, pct_start=.15)
    last, first = args.out / 'last.pt', 0
    if args.start:
        weights = torch.load(args.start)['net']
        weights['body.0.weight'] = widened(weights['body.0.weight'])
        net.load_state_dict(weights)
    if last.exists():
        saved = torch.load(last)
        net.load_state_dict(saved['net'])
        optimiser.load_state_dict(saved['optimiser'])
        schedule.load_state_dict(saved['schedule'])
        first = saved['epoch'] + 1
    for epoch in range(first, args.epochs):
        rng, start, total = np.random.default_rng([args.seed, epoch]), time.time(), 0.
        boards = drawn_lots(args.train, batches * args.batch, rng)
        order = rng.permutation(batches * args.batch)
        for b in range(batches):
            looks = [look(boards, i, sampler, rng) for i in order[b * args.batch:(b + 1) * args.batch]]
            blob, features, *labels = (torch.stack(a) for a in zip(*looks))
            together, alone = net.train_step(blob, features, args.half)
            loss = loss_of(together, *labels) + .5 * loss_of(alone, *labels)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 5.)
            optimiser.step()
            schedule.step()
            total += loss.item()
            if b % 50 == 49:
                print(f'  {b + 1}/{batches} loss {total / (b + 1):.4f}', flush=True)
        torch.save(dict(net=net.state_dict(), optimiser=optimiser.state_dict(), schedule=schedule.state_dict(), epoch=epoch), last)
        print(f'epoch {epoch}: loss {total / batches:.4f}, {check(net, held, sampler)}, {time.time() - start:.0f} s', flush=True)


if __name__ == '__main__':
    main()
