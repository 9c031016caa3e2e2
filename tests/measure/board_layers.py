"""Renders the layers that composed films are made of, one table a folder.

    blender -b -P board_layers.py -- RENDERER OUT [SCENE...]

RENDERER is the folder of the photo-like renderer (yinsh_render.py). For each scene below, OUT/SCENE
gets, as the camera would deliver it but without noise: the empty board; six boards on which two
thirds of the points are filled, so that over all of them every point has held every piece while the
points around it held other pieces or none; hands that reach in from both sides; the noise on its
own. `layers.json` tells where everything lies. What is there already is not rendered again.
"""
import json
import math
import os
import random
import sys
import tempfile

import numpy as np

arguments = sys.argv[sys.argv.index("--") + 1:]
renderer, out_folder, wanted = arguments[0], arguments[1], arguments[2:]
sys.path.insert(0, renderer)
# Its command line is run by the import: an empty range of stills renders nothing.
sys.argv = ["", "--", "still", "--seeds", "1-0", "--out", tempfile.mkdtemp()]
import yinsh_render as render  # noqa: E402
from PIL import Image  # noqa: E402

Y, S, CP = render.Y, render.S, render.CP
HD, VGA = [1280, 720], [640, 480]
SCENES = {
    "original_window": dict(seed=9001, edition="original_2003", light="window", tilt_deg=30,
                            azimuth_deg=6, resolution=HD, fill=.92),
    "huch_lamp": dict(seed=9002, edition="huch_2016", light="lamp_warm", tilt_deg=40,
                      azimuth_deg=184, resolution=HD, fill=.9),
    "original_side": dict(seed=9003, edition="original_2003", light="mixed", tilt_deg=22,
                          azimuth_deg=93, resolution=HD, fill=.94),
    "huch_soft": dict(seed=9004, edition="huch_2016", light="soft", tilt_deg=46,
                      azimuth_deg=351, resolution=HD, fill=.9),
    "original_small": dict(seed=9005, edition="original_2003", light="spots", tilt_deg=34,
                           azimuth_deg=12, resolution=VGA, fill=.95),
    "slate_window": dict(seed=9006, edition="slate_white", light="window", tilt_deg=28,
                         azimuth_deg=356, resolution=HD, fill=.9),
}
SAMPLES = 5
TRACED_PX = .4e6
NOISE_PICTURES = 4


def parameters(name):
    p = render.sample(SCENES[name]["seed"], seq=True)
    p.update(SCENES[name])
    p["sensor"] = p["resolution"]
    p["hand"] = True
    p["offset_sigma"] = min(p["offset_sigma"], .06)
    p["render_scale"] = render.render_scale(p, TRACED_PX)
    return p


def filling(kind):
    """Rings of one colour on one third of the points, markers of the other on the next third."""
    third, swapped = kind % 3, kind >= 3
    rings, markers = {}, {}
    for column, row in Y.POINTS:
        place = (column + row) % 3
        if place == third:
            rings[(column, row)] = "B" if swapped else "W"
        elif place == (third + 1) % 3:
            markers[(column, row)] = "W" if swapped else "B"
    return Y.State(rings, markers, {"W": 3, "B": 3})


HANDS = [(side, x, pose) for side in "WB" for x, pose in ((-2.2, "pinch"), (2.2, "pinch"),
                                                          (0, "relaxed"))]


class Layers:
    def __init__(self, name, folder):
        self.name, self.folder = name, folder
        self.p = parameters(name)
        self.world = render.World(self.p)
        self.seen = None
        self.gain = None
        self.isp = CP.isp
        CP.isp = self.keep_light

    def keep_light(self, light, settings, seed, gain=None, illuminant=None):
        """Stands in for the camera's processing: keeps the light that reached the sensor."""
        self.seen = light, illuminant
        return light, gain

    def developed(self, noisy, seed=1):
        settings = dict(self.p["isp"])
        if not noisy:
            settings.update(shot=0, read=0)
        picture, gain = self.isp(self.seen[0], settings, seed, self.gain, self.seen[1])
        self.gain = self.gain if self.gain is not None else gain
        return picture

    def coverage(self, channel):
        """How much of each pixel a class of objects covers."""
        w = self.world
        x, y = w.rays
        classes = np.ascontiguousarray(w.buf["ida"])
        seen = CP.remap(classes, x * w.fr + (w.wr - 1) / 2, y * w.fr + (w.hr - 1) / 2)
        return (np.clip(seen[..., channel], 0, 1) * 255 + .5).astype(np.uint8)

    def save(self, picture, name):
        path = os.path.join(self.folder, name + ".png")
        Image.fromarray(picture).save(path + ".tmp", "PNG")
        os.replace(path + ".tmp", path)

    def shoot(self, seed):
        self.world.shoot(SAMPLES, seed)

    def pieces(self):
        spacing = self.world.ed["spacing"]
        result = []
        for key, place in self.world.place.items():
            kind = {"R": "ring", "M": "marker", "T": "stored"}[key[0]]
            result.append(dict(kind=kind, colour=place["c"], xy=[v / spacing for v in place["xy"]],
                               point=None if key[0] == "T" else Y.name(key[1])))
        return result

    def run(self):
        w, ed = self.world, self.world.ed
        table = dict(pieces=[], hands=[])
        seed = self.p["seed"]
        for kind in range(6):
            w.set_state(filling(kind))
            self.shoot(seed + kind)
            self.save(self.developed(False), "filled_%d" % kind)
            self.save(np.maximum(self.coverage(1), self.coverage(2)), "filled_%d_cover" % kind)
            table["pieces"].append(self.pieces())
            print("LAYER", self.name, kind, flush=True)
        w.set_state(Y.State())
        self.shoot(seed + 10)
        self.save(self.developed(False), "empty")
        clean = self.developed(False).astype(np.int16)
        for k in range(NOISE_PICTURES):
            noise = self.developed(True, seed * 10 + k).astype(np.int16) - clean
            self.save((noise + 128).clip(0, 255).astype(np.uint8), "noise_%d" % k)
        r = random.Random("hands-%d" % seed)
        for k, (side, x, pose) in enumerate(HANDS):
            sign = 1 if side == "W" else -1
            at = (x * ed["spacing"], sign * (2.4 if pose == "pinch" else -1) * ed["spacing"])
            w.add_hand("%s-%d" % (self.name, k), at, r.uniform(12, 24) if pose == "pinch" else 2,
                       None, 0, pose, (0 if sign > 0 else math.pi) + r.gauss(0, .15))
            for part in w.hand[1]:
                for slot in part.material_slots:
                    S.aov(slot.material, (0, 1, 1))
            self.shoot(seed + 20 + k)
            self.save(self.developed(False), "hand_%d" % k)
            self.save(self.coverage(1), "hand_%d_cover" % k)
            table["hands"].append(dict(side=side, pose=pose, xy=[v / ed["spacing"] for v in at]))
            w.remove_hand()
            print("HAND", self.name, k, flush=True)
        table.update(w.meta(Y.State()), storage_s=[[[v / ed["spacing"] for v in xy] for xy in side]
                                                   for side in ed["storage_mm"]])
        with open(os.path.join(self.folder, "layers.json"), "w") as file:
            json.dump(table, file, indent=1)


for scene in wanted or list(SCENES):
    folder = os.path.join(out_folder, scene)
    if not os.path.exists(os.path.join(folder, "layers.json")):
        os.makedirs(folder, exist_ok=True)
        layers = Layers(scene, folder)
        layers.run()
        CP.isp = layers.isp
