"""Renders several takes of each board: one without a hand, then with a hand that comes in ever anew.

    blender -b -P render_takes.py -- RENDERER OUT FIRST-LAST [HANDS [varied]]

RENDERER is the folder of the photo-like renderer (yinsh_render.py). Board, lamp and camera of a seed are those of its
still of that seed; `varied` gives every invented board colours and lines of its own (never made ones: dark, middling and
light) and lets half of all boards be set up sloppily. Hands are drawn as its stills draw them, the camera's processing
anew for every take. Only what a hand changed is traced again, so a take with a hand costs a third to a half of a board.
OUT gets a JPEG and a truth file a take, in the renderer's own format (boards.py reads them), and `.hand.png`, how much of each pixel the hand covers
(pasted_hands.py). Boards whose takes are all there are skipped, a board is shared by no two runs.
"""
import math
import os
import random
import sys
import tempfile
import time

arguments = sys.argv[sys.argv.index("--") + 1:]
renderer, out, seeds = arguments[:3]
hands = int(arguments[3]) if len(arguments) > 3 else 4
varied = "varied" in arguments[4:]
sys.path.insert(0, renderer)
# Its command line is run by the import: an empty range of stills renders nothing.
sys.argv = ["", "--", "still", "--seeds", "1-0", "--out", tempfile.mkdtemp()]
import editions  # noqa: E402
import numpy as np  # noqa: E402
import yinsh_render as render  # noqa: E402
from PIL import Image  # noqa: E402

Y, S, CP = render.Y, render.S, render.CP
SAMPLES = 5
TRACED_PX = .4e6


def colour_near(r, level, spread):
    """An sRGB colour of about this level, tinted by up to `spread`."""
    return tuple(min(250, max(6, level + r.uniform(-spread, spread))) for _ in range(3))


def vary(p, seed):
    """Sloppier pieces on every second board, and an invented board's print and pieces in colours drawn from the seed."""
    r = random.Random("varied-%d" % seed)
    if r.random() < .5:
        p["offset_sigma"] = r.uniform(.07, .13)
    edition = editions.EDITIONS[p["edition"]]
    if edition["real"]:
        return
    level = r.choice([r.uniform(14, 60), r.uniform(14, 60), r.uniform(60, 150), r.uniform(150, 235)])
    lighter = level < 60 or (level < 150 and r.random() < .5)
    line = colour_near(r, r.uniform(level + 70, 245) if lighter else r.uniform(8, max(10, level - 70)), 10)
    kind = r.choice(["plain", "mottle", "linear", "radial", "wood"])
    tint = r.choice([3, 12, 30])
    edition.update(bg=(kind, colour_near(r, level, tint), colour_near(r, level * r.uniform(.75, 1.1), tint)), line=line, text=line,
                   storage_col=line, line_w=r.uniform(.012, .05), dot_r=r.choice([0, 0, .05, .08]), panel=None,
                   marker_kind=r.choice(["inlaid", "two_tone"]), body=colour_near(r, r.uniform(30, 160), 60),
                   face_w=colour_near(r, r.uniform(205, 245), 12), face_b=colour_near(r, r.uniform(8, 48), 6))


def hand_of_still(world, r, name):
    """A hand over a random point, with or without a piece, from any side: what the renderer's stills have."""
    spacing = world.ed["spacing"]
    at = [v * spacing for v in Y.plane(r.choice(Y.POINTS))]
    held = r.choice([None, ("marker", "W"), ("marker", "B"), ("ring", "W"), ("ring", "B")])
    side = r.choice([0, 0, math.pi, math.pi / 2, -math.pi / 2]) + r.gauss(0, .4)
    hand = world.add_hand(name, at, r.uniform(10, 45), held, r.choice([0, 0, 3, 8]), "pinch" if held else None, side)
    # The renderer's classes are board, ring and marker; hands get two of them at once. What they hold shares its
    # materials with the pieces on the board and keeps its class.
    for part in world.hand[1]:
        for slot in () if part.name.startswith("held") else part.material_slots:
            S.aov(slot.material, (0, 1, 1))
    return hand


def save_cover(world, path):
    """How much of each pixel of the picture a hand covers."""
    x, y = world.rays
    classes = np.ascontiguousarray(world.buf["ida"])
    seen = CP.remap(classes, x * world.fr + (world.wr - 1) / 2, y * world.fr + (world.hr - 1) / 2)
    cover = (np.clip(seen[..., 1:].min(-1), 0, 1) * 255 + .5).astype(np.uint8)
    Image.fromarray(cover).resize(world.p["resolution"], Image.BILINEAR).save(path)


def processing_of_take(p, seed, take):
    """Exposure, white balance, noise and compression of another camera with the same lens."""
    other = render.sample(1000000 + 100 * seed + take)
    p.update(isp=other["isp"], jpeg_q=other["jpeg_q"], jpeg_sub=other["jpeg_sub"])


def takes(seed):
    """Renders every take of a seed that is not there yet."""
    files = [os.path.join(out, "take_%05d_%d" % (seed, k)) for k in range(hands + 1)]
    if os.path.exists(files[-1] + ".json") or not render.claim(files[-1]):
        return
    p = render.sample(seed)
    p["render_scale"] = render.render_scale(p, TRACED_PX)
    if varied:
        vary(p, seed)
    state, legal, inside = Y.still(seed, p["phase"], p["transient"])
    world = render.World(p, 51 - len(state.markers))
    world.set_state(state)
    r = random.Random("takes-%d" % seed)
    for take, base in enumerate(files):
        began = time.time()
        hand = hand_of_still(world, r, "%d-%d" % (seed, take)) if take else None
        if take:
            processing_of_take(p, seed, take)
        picture, _, timing = world.shoot(SAMPLES, seed * 10 + take)
        CP.save_jpeg(picture, base + ".jpg", p["jpeg_q"], p["jpeg_sub"], p["resolution"])
        if hand:
            save_cover(world, base + ".hand.png")
        truth = dict(image=os.path.basename(base) + ".jpg", seed=seed, kind="still", **world.meta(state))
        truth.update(legal_position=legal, hand=hand, transient_marker_in_ring_at=inside, stray_markers_mm=[],
                     points=world.truth(state), timing=timing)
        render.write_json(base + ".json", truth, 1)
        print("TAKE", seed, take, "%.0f s" % (time.time() - began), flush=True)
        world.remove_hand()
    os.remove(files[-1] + ".claim")


os.makedirs(out, exist_ok=True)
first, _, last = seeds.partition("-")
for one in range(int(first), int(last or first) + 1):
    takes(one)
