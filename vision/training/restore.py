#!/usr/bin/python3
"""Makes a checkpoint for `train.py --start` out of an exported ONNX file, so that a network can go on learning.

    restore.py --sampler LIB --onnx ../models/reader.onnx --samples SAMPLES --out start.pt

Export folds the batch normalisations into the convolutions; here they are laid out again, with the means and
variances that the samples give, so that training begins where the file left off. The head for patches alone is new, and
so are channels that the file's network did not know.
"""
import argparse

import cv2
import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn

from data import load, look
from network import Reader, widened
from sampler import Sampler

BOARDS = 64


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--sampler', required=True)
    parser.add_argument('--onnx', required=True)
    parser.add_argument('--samples', required=True)
    parser.add_argument('--out', required=True)
    args = parser.parse_args()
    torch.manual_seed(85)
    net = Reader().eval()
    weights = {i.name: torch.from_numpy(numpy_helper.to_array(i).copy()) for i in onnx.load(args.onnx).graph.initializer}
    net.load_state_dict({name: w for name, w in weights.items() if not name.startswith('onnx::')}, strict=False)
    folded = [w for name, w in weights.items() if name.startswith('onnx::')]
    known = folded[0].shape[1]
    folded[0] = widened(folded[0])
    boards, sampler = load([args.samples]), Sampler(args.sampler)
    chosen = np.random.default_rng(85).permutation(len(boards['state']))[:BOARDS]
    looks = [look(boards, i, sampler) for i in chosen]
    patches, features = torch.cat([one[0] for one in looks]), looks[0][1]
    x = patches
    with torch.no_grad():
        for layer in net.body:
            if isinstance(layer, nn.Conv2d):
                layer.weight.copy_(folded.pop(0))
            elif isinstance(layer, nn.BatchNorm2d):
                mean, variance = x.mean((0, 2, 3)), x.var((0, 2, 3))
                layer.weight.copy_((variance + layer.eps).sqrt())
                layer.bias.copy_(folded.pop(0) + mean)
                layer.running_mean.copy_(mean)
                layer.running_var.copy_(variance)
            elif isinstance(layer, nn.Flatten):
                break
            x = layer(x)
        reader = cv2.dnn.readNetFromONNX(args.onnx)
        reader.setInput(looks[0][0][:, :known].contiguous().numpy(), 'patches')
        reader.setInput(features.numpy(), 'features')
        difference = np.abs(reader.forward() - net(looks[0][0], features).numpy()).max()
    print(f'the same within {difference:.1e}')
    assert difference < 1e-2
    torch.save(dict(net=net.state_dict()), args.out)


if __name__ == '__main__':
    main()
