#!/usr/bin/python3
"""Trains the reader's network on the samples of make_samples.py; writes a checkpoint an epoch and goes on from it.

    train.py --out DIR --train SAMPLES... --check SAMPLES... --epochs 12
"""
import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from network import STATES, PatchNet
from sampler import HIGH, LOW

# Places shown a board and epoch: the network sees every piece and as many empty places as fit.
PLACES_SHOWN = 48
# Below this share in view the state can't be seen and isn't trained.
LEAST_SEEN = .35


def load(folders):
    boards = {k: [] for k in ('patches', 'inside', 'state', 'seen')}
    for folder in folders:
        for path in sorted(Path(folder).glob('*.npz')):
            if path.name.endswith('.part.npz'):
                continue
            with np.load(path) as d:
                for k in boards:
                    boards[k].append(d[k])
    return {k: np.concatenate(v) for k, v in boards.items()}


def chosen_places(state, rng):
    """A fixed number of places of each board: pieces first, the rest drawn at random."""
    order = rng.random(state.shape) - 2 * (state > 0) - .3 * (np.arange(state.shape[1]) >= 85) + 4 * (state < 0)
    return np.argsort(order, 1)[:, :PLACES_SHOWN]


def prepared(patches, rng):
    """Bytes to network input, with a little noise, mirrored and recoloured at random (a whole board alike)."""
    x = torch.from_numpy(patches).float() / 255
    x = x * torch.from_numpy(HIGH - LOW) + torch.from_numpy(LOW)
    if rng is not None:
        boards, places = x.shape[:2]
        mix = torch.eye(3) + torch.from_numpy(rng.normal(0, .05, (boards, 3, 3))).float()
        lift = torch.from_numpy(rng.normal(0, .05, (boards, 1, 3, 1, 1))).float()
        x[:, :, :3] = torch.einsum('bij,bpjhw->bpihw', mix, x[:, :, :3]) + lift
        flip = torch.from_numpy(rng.random((boards, places)) < .5)
        x[flip] = x[flip].flip(-1)
        x += .02 * torch.from_numpy(rng.random((boards, 1, 1, 1, 1))).float() * torch.randn_like(x)
    return x


def loss_of(logits, state, seen, inside):
    """Cross-entropy of the state where it can be seen, and of being covered where that is known."""
    known = (state >= 0) & ((seen < 0) | (seen >= LEAST_SEEN)) & (inside > .35)
    weight = 1 - .25 * (state == 0).float()
    state_loss = nn.functional.cross_entropy(logits[..., :STATES].flatten(0, -2), state.flatten().clamp(min=0), reduction='none', label_smoothing=.01)
    state_loss = (state_loss * (known * weight).flatten()).sum() / (known * weight).sum()
    judged = ((seen >= 0) & (inside > .6)).float()
    cover_loss = nn.functional.binary_cross_entropy_with_logits(logits[..., STATES], (1 - seen).clamp(0, 1), reduction='none')
    return state_loss + .5 * (cover_loss * judged).sum() / judged.sum().clamp(min=1)


def check(net, boards):
    """Wrong places and boards without a wrong place, where at least half of the place is seen."""
    net.eval()
    wrong, count, exact = 0, 0, 0
    with torch.no_grad():
        for i in range(len(boards['state'])):
            logits = net(prepared(boards['patches'][i:i + 1], None)[0]).numpy()
            state, seen = boards['state'][i], boards['seen'][i]
            counts = (seen >= .5) & (state >= 0) & (np.arange(91) < 85)
            bad = (logits[:, :STATES].argmax(1) != state) & counts
            wrong, count, exact = wrong + bad.sum(), count + counts.sum(), exact + (not bad.any())
    net.train()
    return f'wrong {wrong}/{count}, exact {exact}/{len(boards["state"])}'


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--train', nargs='+', required=True)
    parser.add_argument('--check', nargs='+', required=True)
    parser.add_argument('--out', type=Path, required=True)
    parser.add_argument('--epochs', type=int, default=12)
    parser.add_argument('--batch', type=int, default=8)
    parser.add_argument('--rate', type=float, default=2e-3)
    parser.add_argument('--threads', type=int, default=1)
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    torch.manual_seed(85)
    args.out.mkdir(parents=True, exist_ok=True)
    boards, held = load(args.train), load(args.check)
    print(f'{len(boards["state"])} boards to learn from, {len(held["state"])} to check on', flush=True)
    net = PatchNet()
    optimiser = torch.optim.AdamW(net.parameters(), args.rate, weight_decay=.02)
    steps = args.epochs * (len(boards['state']) // args.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, args.rate, steps + 1, pct_start=.15)
    last, first = args.out / 'last.pt', 0
    if last.exists():
        saved = torch.load(last)
        net.load_state_dict(saved['net'])
        optimiser.load_state_dict(saved['optimiser'])
        schedule.load_state_dict(saved['schedule'])
        first = saved['epoch'] + 1
    for epoch in range(first, args.epochs):
        rng, start, total = np.random.default_rng([85, epoch]), time.time(), 0.
        places = chosen_places(boards['state'], rng)
        order = rng.permutation(len(places))
        batches = len(order) // args.batch
        for b in range(batches):
            i = order[b * args.batch:(b + 1) * args.batch]
            at = (i[:, None], places[i])
            x = prepared(boards['patches'][at], rng)
            logits = net(x.flatten(0, 1)).unflatten(0, x.shape[:2])
            loss = loss_of(logits, *(torch.from_numpy(boards[k][at]).to(t) for k, t in (('state', torch.long), ('seen', torch.float), ('inside', torch.float))))
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            total += loss.item()
        torch.save(dict(net=net.state_dict(), optimiser=optimiser.state_dict(), schedule=schedule.state_dict(), epoch=epoch), last)
        print(f'epoch {epoch}: loss {total / batches:.4f}, {check(net, held)}, {time.time() - start:.0f} s', flush=True)


if __name__ == '__main__':
    main()
