#!/usr/bin/env python3
"""Referees disturbed copies of a filmed game and compares them with the film itself.

    disturbed_films.py PROGRAM FOLDER [RECIPE...]

FOLDER holds frames with index.json and game.json. Every recipe below changes the pictures of the
whole film (warps, light, colour); the game stays the same, so turns and faults must too. Prints a
line a recipe: turns and faults that agree, events that should not be there, times out of sight.
Says too whether the set, known from the film itself, was recognised and how far the colours of its
board and white pieces (board margin, white rings and faces, in log units) moved by the disturbance.
Needs Debian's python3-opencv. Prints for people and passes no judgement.
"""
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import cv2
import numpy as np


def about_board(frame_truth, angle_deg, zoom=1.0, shift=(0, 0)):
    """Picture warp that turns the board in its plane about f6, as if the camera walked round it."""
    camera = frame_truth["camera"]
    k = np.array(camera["K"])
    r = np.array(camera["R_world_to_cam"])
    t = np.array(camera["t_mm"])
    plane = k @ np.column_stack([r[:, 0], r[:, 1], t])
    a = np.radians(angle_deg)
    turn = np.array([[np.cos(a), -np.sin(a), 0], [np.sin(a), np.cos(a), 0], [0, 0, 1]])
    move = np.array([[zoom, 0, shift[0]], [0, zoom, shift[1]], [0, 0, 1.0]])
    return move @ plane @ turn @ np.linalg.inv(plane)


def walked_round(frame_truth, angle_deg, size):
    """The same, small enough to hold the board at every angle."""
    return about_board(frame_truth, angle_deg, 0.7, (0.15 * size[0], 0.15 * size[1]))


def in_picture(size, angle_deg=0.0, zoom=1.0, shift=(0.0, 0.0)):
    """Picture warp of a nudged camera: about the picture's centre."""
    matrix = cv2.getRotationMatrix2D((size[0] / 2, size[1] / 2), angle_deg, zoom)
    return np.vstack([matrix + [[0, 0, shift[0]], [0, 0, shift[1]]], [0, 0, 1]])


def lit(picture, gain):
    """Scales light, not grey levels: gains act on the sensor, before the usual gamma."""
    linear = (picture.astype(np.float32) / 255) ** 2.2
    return (np.clip(linear * gain, 0, 1) ** (1 / 2.2) * 255 + 0.5).astype(np.uint8)


def lamp(size, strength):
    """A warm lamp from the upper left: gains by pixel and channel (blue, green, red)."""
    x, y = np.meshgrid(np.linspace(0, 1, size[0]), np.linspace(0, 1, size[1]))
    near = np.exp(-2.5 * (x**2 + y**2))[..., None]
    return 1 + strength * near * np.array([0.6, 0.85, 1.0])


class Recipe:
    """`warp` and `light` see the frame's place in the film (0..1), its time, size and truth."""

    def __init__(self, warp=None, light=None):
        self.warp = warp
        self.light = light


def after(share, value, before=0.0):
    return lambda at: value if at >= share else before


RECIPES = {
    "drift of 1 px a minute": Recipe(
        warp=lambda at, t, size, truth: in_picture(size, shift=(t / 60, 0.5 * t / 60))),
    "drift of 30 px a minute": Recipe(
        warp=lambda at, t, size, truth: in_picture(size, shift=(t / 2, 0.25 * t))),
    "nudges of 1 to 30 px and 1 to 5 degrees": Recipe(
        warp=lambda at, t, size, truth: in_picture(
            size, angle_deg=[0, 1, -2, 3, -5][int(at * 4.99)],
            shift=[(0, 0), (1, 1), (-7, 4), (15, -6), (-30, 10)][int(at * 4.99)])),
    "turn of 10 degrees": Recipe(
        warp=lambda at, t, size, truth: in_picture(size, angle_deg=after(0.4, 10)(at))),
    "zoom of 2 %": Recipe(
        warp=lambda at, t, size, truth: in_picture(size, zoom=after(0.4, 1.02, 1)(at))),
    "exposure up 1.5 EV": Recipe(
        light=lambda at, size: 2 ** after(0.4, 1.5)(at)),
    "exposure down 1.5 EV": Recipe(
        light=lambda at, size: 2 ** after(0.4, -1.5)(at)),
    "exposure ramps between -1.5 and 1.5 EV": Recipe(
        light=lambda at, size: 2 ** (1.5 * np.sin(6 * np.pi * at))),
    "white balance ramp": Recipe(
        light=lambda at, size: np.array([1 + 0.35 * at, 1, 1 - 0.25 * at])),
    "lamp switched on": Recipe(
        light=lambda at, size: lamp(size, after(0.4, 1.5)(at))),
    "board turned by 60 degrees": Recipe(
        warp=lambda at, t, size, truth: about_board(truth, after(0.4, 60)(at), 0.85,
                                                    (0.07 * size[0], 0.07 * size[1]))),
    "board turned by 120 degrees": Recipe(
        warp=lambda at, t, size, truth: walked_round(truth, after(0.4, 120)(at), size)),
    "board turned by 180 degrees": Recipe(
        warp=lambda at, t, size, truth: walked_round(truth, after(0.4, 180)(at), size)),
    "board turned by 60 degrees five times": Recipe(
        warp=lambda at, t, size, truth: walked_round(truth, 60 * int(at * 5.99), size)),
    "board turned by 180 degrees, 10 a frame": Recipe(
        warp=lambda at, t, size, truth: walked_round(
            truth, min(180, max(0, 12 * (t - 0.3 * t / max(at, 1e-9)))), size)),
    "camera at three other seats": Recipe(
        warp=lambda at, t, size, truth: walked_round(
            truth, [0, 90, 205, -35][int(at * 3.99)], size)),
}


def compose(folder, recipe, out):
    index = json.loads((folder / "index.json").read_text())
    last = max(entry["t_s"] for entry in index)
    for entry in index:
        picture = cv2.imread(str(folder / entry["image"]))
        size = (picture.shape[1], picture.shape[0])
        at = entry["t_s"] / last
        if recipe.warp:
            truth = json.loads((folder / entry["image"]).with_suffix(".json").read_text())
            matrix = recipe.warp(at, entry["t_s"], size, truth)
            picture = cv2.warpPerspective(picture, matrix, size, flags=cv2.INTER_CUBIC,
                                          borderValue=(90, 90, 90))
        if recipe.light:
            picture = lit(picture, recipe.light(at, size))
        cv2.imwrite(str(out / entry["image"]), picture, [cv2.IMWRITE_JPEG_QUALITY, 92])
    (out / "index.json").write_text(json.dumps(index))


def refereed(program, film, start, sets):
    run = subprocess.run([program, "referee", str(film), "--start", start, "--calm", "0", "--json",
                          "--sets", str(sets)],
                         capture_output=True, text=True, check=False)
    return [json.loads(line) for line in run.stdout.splitlines()]


def colours(sets):
    files = sorted(sets.glob("*.yml"))
    if not files:
        return {}
    storage = cv2.FileStorage(str(files[0]), cv2.FILE_STORAGE_READ)
    parts = storage.getNode("colours")
    return {part: np.array([parts.getNode(part).getNode("log_ratio").at(c).real()
                            for c in range(3)])
            for part in ("margin", "white_ring", "white_face")
            if not parts.getNode(part).empty()}


def about_set(events, before, after):
    told = [e for e in events if e["event"] == "set"]
    if not told:
        return "set not told"
    moved = max(np.abs(after[part] - before[part]).max() for part in before if part in after)
    name = "set recognised" if told[-1]["known"] else "set called new"
    return f"{name}, colours moved {moved:.3f}"


def summary(events):
    turns = [e["text"] for e in events if e["event"] == "turn"]
    faults = [(e["kind"], tuple(e["points"])) for e in events if e["event"] == "violation"]
    return turns, faults


def main():
    program, folder = sys.argv[1], Path(sys.argv[2])
    wanted = sys.argv[3:] or list(RECIPES)
    start = json.loads((folder / "game.json").read_text())["start"]
    taught = tempfile.TemporaryDirectory()
    turns, faults = summary(refereed(program, folder, start, Path(taught.name)))
    usual = colours(Path(taught.name))
    print(f"as filmed: {len(turns)} turns, {len(faults)} faults", flush=True)
    for name in wanted:
        with tempfile.TemporaryDirectory() as scratch:
            compose(folder, RECIPES[name], Path(scratch))
            sets = Path(scratch) / "sets"
            shutil.copytree(taught.name, sets)
            events = refereed(program, scratch, start, sets)
            set_words = about_set(events, usual, colours(sets))
        got_turns, got_faults = summary(events)
        same = sum(a == b for a, b in zip(turns, got_turns))
        count = {kind: sum(e["event"] == kind for e in events)
                 for kind in ("board_moved", "board_lost", "question")}
        wrong = [f for f in got_faults if f not in faults]
        print(f"{name}: {same} of {len(turns)} turns the same, "
              f"{sum(f in got_faults for f in faults)} of {len(faults)} faults, "
              f"{len(wrong)} false {wrong if wrong else ''}, moved {count['board_moved']}, "
              f"lost {count['board_lost']}, questions {count['question']}, "
              f"{set_words}", flush=True)


if __name__ == "__main__":
    main()
