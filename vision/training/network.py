"""The reader's network: a patch in, an embedding, nine state logits and one for 'covered' out."""
import torch
from torch import nn

STATES = 9


class PatchNet(nn.Module):
    def __init__(self, widths=(16, 32, 48, 64), hidden=64):
        super().__init__()
        a, b, c, d = widths
        block = lambda i, o, k, s: [nn.Conv2d(i, o, k, s, k // 2, bias=False), nn.BatchNorm2d(o), nn.ReLU()]
        self.body = nn.Sequential(*block(4, a, 5, 2), *block(a, b, 3, 1), nn.MaxPool2d(2), *block(b, c, 3, 1), nn.MaxPool2d(2),
                                  *block(c, d, 3, 1), nn.Flatten(), nn.Dropout(.2), nn.Linear(d * 25, hidden), nn.ReLU())
        self.head = nn.Linear(hidden, STATES + 1)

    def forward(self, patches):
        return self.head(self.body(patches))
