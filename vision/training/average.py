#!/usr/bin/python3
"""Averages the weights of checkpoints: average.py OUT CHECKPOINT...

Two rounds of one training, averaged, err less on sets neither has seen than the later one alone.
"""
import sys

import torch


def main():
    out, *checkpoints = sys.argv[1:]
    nets = [torch.load(path)['net'] for path in checkpoints]
    mean = {name: torch.stack([net[name].double() for net in nets]).mean(0).to(first.dtype) for name, first in nets[0].items()}
    torch.save(dict(net=mean), out)


if __name__ == '__main__':
    main()
