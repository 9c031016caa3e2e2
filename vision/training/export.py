#!/usr/bin/python3
"""Calibrates a trained network and writes it as the ONNX file that the library embeds.

    export.py --sampler LIB --checkpoint DIR/last.pt --calibrate SAMPLES... --onnx ../models/reader.onnx
"""
import argparse

import cv2
import numpy as np
import torch
from torch import nn

from data import load, look
from network import STATES, Reader
from sampler import Sampler
from train import LEAST_SEEN


class Adjustment(nn.Module):
    """State logits scaled together and shifted one by one, the cover logit likewise."""

    def __init__(self):
        super().__init__()
        self.two_scales = nn.Parameter(torch.ones(2))
        self.shift = nn.Parameter(torch.zeros(STATES + 1))

    def scale(self):
        return torch.cat([self.two_scales[:1].expand(STATES), self.two_scales[1:]])

    def forward(self, logits):
        return logits * self.scale() + self.shift

    def fold_into(self, linear):
        """Makes a last layer give adjusted logits by itself."""
        linear.weight.data *= self.scale().detach()[:, None]
        linear.bias.data = self(linear.bias.data).detach()


def logits_of(net, boards, sampler):
    with torch.no_grad():
        return torch.stack([net(*look(boards, i, sampler)[:2]) for i in range(len(boards['state']))])


def calibrate(net, boards, sampler):
    """Fits the adjustment on boards that the network hasn't learnt from; prints the calibration error before and after."""
    logits = logits_of(net, boards, sampler)
    adjust = Adjustment()
    state, seen = torch.from_numpy(boards['state']).long(), torch.from_numpy(boards['seen'])
    known = (state >= 0) & (seen >= LEAST_SEEN)
    judged = seen >= 0
    optimiser = torch.optim.LBFGS(adjust.parameters(), max_iter=200)

    def closure():
        optimiser.zero_grad()
        z = adjust(logits)
        loss = nn.functional.cross_entropy(z[..., :STATES][known], state[known]) + 1e-3 * (adjust.shift ** 2).sum()
        loss = loss + nn.functional.binary_cross_entropy_with_logits(z[..., STATES][judged], (1 - seen[judged]).clamp(0, 1))
        loss.backward()
        return loss

    def report(z):
        p = torch.softmax(z[..., :STATES][known], -1).detach()
        confidence, best = p.max(-1)
        right = (best == state[known]).float()
        edges = torch.linspace(0, 1, 16)
        error = sum((confidence[m] - right[m]).sum().abs() for low, high in zip(edges, edges[1:]) for m in [(confidence > low) & (confidence <= high)])
        return f'expected calibration error {100 * error / len(right):.3f} %, accuracy {100 * right.mean():.3f} %'

    print('as trained:', report(logits))
    optimiser.step(closure)
    print('calibrated:', report(adjust(logits)), 'scale', adjust.two_scales.tolist())
    adjust.fold_into(net.head)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--sampler', required=True)
    parser.add_argument('--checkpoint', required=True)
    parser.add_argument('--calibrate', nargs='+', required=True)
    parser.add_argument('--onnx', required=True)
    args = parser.parse_args()
    net = Reader()
    net.load_state_dict(torch.load(args.checkpoint)['net'])
    net.eval()
    boards, sampler = load(args.calibrate), Sampler(args.sampler)
    calibrate(net, boards, sampler)
    example = tuple(look(boards, 0, sampler)[:2])
    torch.onnx.export(net, example, args.onnx, opset_version=12, input_names=['patches', 'features'], output_names=['logits'])
    reader = cv2.dnn.readNetFromONNX(args.onnx)
    for value, name in zip(example, ('patches', 'features')):
        reader.setInput(value.numpy(), name)
    difference = np.abs(reader.forward() - net(*example).detach().numpy()).max()
    print(f'cv::dnn agrees within {difference:.1e}')
    assert difference < 1e-3


if __name__ == '__main__':
    main()
