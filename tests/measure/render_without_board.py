"""Renders stills from which the board was taken away: table, lamp and pieces are there, as they would lie on it.

    blender -b -P render_without_board.py -- RENDERER OUT FIRST-LAST

RENDERER is the folder of the photo-like renderer (yinsh_render.py). No board may be found on these pictures
(measure_locate OUT). What is there already is not rendered again.
"""
import os
import sys
import tempfile

renderer, out, seeds = sys.argv[sys.argv.index("--") + 1:]
sys.path.insert(0, renderer)
# Its command line is run by the import: an empty range of stills renders nothing.
sys.argv = ["", "--", "still", "--seeds", "1-0", "--out", tempfile.mkdtemp()]
import bpy  # noqa: E402
import yinsh_render as render  # noqa: E402

SAMPLES = 5
TRACED_PX = .4e6


def picture_of(seed):
    p = render.sample(seed)
    p["render_scale"] = render.render_scale(p, TRACED_PX)
    state, _, _ = render.Y.still(seed, p["phase"], p["transient"])
    world = render.World(p, 51 - len(state.markers))
    world.set_state(state)
    bpy.data.objects["board_top"].hide_render = True
    picture, _, _ = world.shoot(SAMPLES, seed)
    return picture, p


os.makedirs(out, exist_ok=True)
first, _, last = seeds.partition("-")
for one in range(int(first), int(last or first) + 1):
    path = os.path.join(out, "bare_%05d.jpg" % one)
    if not os.path.exists(path):
        picture, p = picture_of(one)
        render.CP.save_jpeg(picture, path, p["jpeg_q"], p["jpeg_sub"], p["resolution"])
        print("BARE", one, flush=True)
