"""The reader's network.

Each patch is embedded by a small convolutional net; then the places of the board look at each other (attention), so
that what the set at hand looks like, and where its faces mirror a window, is judged by comparison. Out come nine state
logits and one for 'covered' a place. Inputs: patches (places, 7, 40, 40) and features (places, 4), see vision/sample.hpp
and vision/normalise.hpp; in training with boards in front.
"""
import torch
from torch import nn

STATES, FEATURES, CHANNELS = 9, 4, 7


def widened(kernels):
    """First kernels of a network that knew fewer of the patches' channels; the new ones begin with no influence."""
    return nn.functional.pad(kernels, (0, 0, 0, 0, 0, CHANNELS - kernels.shape[1]))


class Compare(nn.Module):
    """The places of one board attend to each other. Plain matrix products, which cv::dnn 4.6 can run."""

    def __init__(self, width, heads):
        super().__init__()
        part = width // heads
        self.query, self.key, self.value = (nn.ModuleList(nn.Linear(width, part) for _ in range(heads)) for _ in range(3))
        # The usual 1 / sqrt(part), kept in the weights: cv::dnn 4.6 computes a scaled product wrongly.
        for one in self.query:
            one.weight.data *= part ** -.5
        self.join = nn.Linear(width, width)
        self.think = nn.Sequential(nn.Linear(width, 2 * width), nn.ReLU(), nn.Linear(2 * width, width))

    def forward(self, x):
        mixed = []
        for query, key, value in zip(self.query, self.key, self.value):
            weight = torch.softmax(torch.matmul(query(x), key(x).transpose(-1, -2)), -1)
            mixed.append(torch.matmul(weight, value(x)))
        x = x + self.join(torch.cat(mixed, -1))
        return x + self.think(x)


class Reader(nn.Module):
    def __init__(self, widths=(16, 32, 48, 64), hidden=80, heads=4, rounds=2):
        super().__init__()
        a, b, c, d = widths
        block = lambda i, o, k, s: [nn.Conv2d(i, o, k, s, k // 2, bias=False), nn.BatchNorm2d(o), nn.ReLU()]
        self.body = nn.Sequential(*block(CHANNELS, a, 5, 2), nn.MaxPool2d(2), *block(a, b, 3, 1), *block(b, c, 3, 1), nn.MaxPool2d(2),
                                  *block(c, d, 3, 1), nn.Flatten(), nn.Dropout(.15), nn.Linear(d * 25, hidden - FEATURES), nn.ReLU())
        self.alone = nn.Linear(hidden, STATES + 1)
        self.rounds = nn.ModuleList(Compare(hidden, heads) for _ in range(rounds))
        self.head = nn.Linear(hidden, STATES + 1)

    def compare(self, x):
        for one in self.rounds:
            x = one(x)
        return self.head(x)

    def forward(self, patches, features):
        return self.compare(torch.cat([self.body(patches), features], -1))

    def train_step(self, patches, features, half):
        """Boards in front; also the logits of each patch looked at alone, to be trained beside the others.

        `half` runs the convolutions in bfloat16: three times as fast on processors that know it."""
        with torch.autocast('cpu', torch.bfloat16, enabled=half):
            body = self.body(patches.flatten(0, 1).contiguous(memory_format=torch.channels_last)).float()
        x = torch.cat([body, features.flatten(0, 1)], -1).unflatten(0, patches.shape[:2])
        return self.compare(x), self.alone(x)
