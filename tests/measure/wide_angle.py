#!/usr/bin/env python3
"""Reads wide-angle copies of stills with and without their camera's calibration.

    wide_angle.py PROGRAM FOLDER [K1...]

FOLDER holds pictures with truth files. Each is bent as if by a lens with the given first radial
term (default -0.2 -0.35; the focal length is the picture's own), and read twice. Prints a line a
lens and way of reading: boards found, exact boards, wrong points, distance of the points from
their true places. Needs Debian's python3-opencv. Prints for people and passes no judgement.
"""
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import cv2
import numpy as np


def matrix_text(name, rows, columns, values):
    data = ", ".join(repr(float(v)) for v in values)
    return (f"{name}: !!opencv-matrix\n   rows: {rows}\n   cols: {columns}\n   dt: d\n"
            f"   data: [ {data} ]\n")


def camera_file(path, size, k, bend):
    path.write_text(
        "%YAML:1.0\n---\nyinsight_camera: 1\ncalibration_time: \"2026-01-01\"\n"
        f"image_width: {size[0]}\nimage_height: {size[1]}\n"
        + matrix_text("camera_matrix", 3, 3, k.ravel())
        + matrix_text("distortion_coefficients", 1, 5, bend)
        + matrix_text("standard_deviations", 1, 9, np.zeros(9))
        + "residual_px: 0.\npictures: 1\nsightings: 1\noutliers: 0\n"
        "mean_board_sigma_px: 0.\nworst_board_sigma_px: 0.\n"
        + matrix_text("board_sigma_px", 1, 85, np.zeros(85)))


def bent(picture, k, own, bend):
    """The same scene through another lens; what the picture does not hold is continued."""
    height, width = picture.shape[:2]
    x, y = np.meshgrid(np.arange(width), np.arange(height))
    seen = np.stack([x, y], -1).reshape(-1, 1, 2).astype(np.float64)
    straight = cv2.undistortPointsIter(
        seen, k, bend, None, None, (cv2.TERM_CRITERIA_COUNT, 40, 0)).reshape(-1, 2)
    rays = np.column_stack([straight, np.ones(len(straight))])
    source, _ = cv2.projectPoints(rays, np.zeros(3), np.zeros(3), k, own)
    maps = source.reshape(height, width, 2).astype(np.float32)
    return cv2.remap(picture, maps, None, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)


def true_points(truth, k, own, bend, size):
    names = list(truth["points"])
    px = np.array([truth["points"][n]["px"] for n in names]).reshape(-1, 1, 2)
    straight = cv2.undistortPointsIter(
        px, k, own, None, None, (cv2.TERM_CRITERIA_COUNT, 40, 0)).reshape(-1, 2)
    rays = np.column_stack([straight, np.ones(len(straight))])
    moved = cv2.projectPoints(rays, np.zeros(3), np.zeros(3), k, bend)[0].reshape(-1, 2)
    inside = ((moved >= 0) & (moved < np.array(size))).all(axis=1)
    return {n: (moved[i], truth["points"][n]["state"]) for i, n in enumerate(names)
            if inside[i] and truth["points"][n]["visible"] >= 0.5 and truth["points"][n]["in_frame"]}


def read(program, picture, camera=None):
    command = [program, "read", "--json", str(picture)]
    if camera:
        command += ["--camera", str(camera)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    return json.loads(run.stdout.splitlines()[0])


class Tally:
    def __init__(self):
        self.pictures = self.found = self.exact = self.wrong = self.points = self.refused = 0
        self.squares = []

    def add(self, answer, truth):
        self.pictures += 1
        if not answer["found"]:
            return
        self.found += 1
        self.refused += "calibration" in answer
        read_px = np.array([p["px"] for p in answer["points"].values()])
        states = [p["state"] for p in answer["points"].values()]
        wrong = 0
        for px, state in truth.values():
            distance = np.linalg.norm(read_px - px, axis=1)
            nearest = int(distance.argmin())
            self.squares.append(min(distance[nearest], 50.0) ** 2)
            wrong += states[nearest] != state
        self.points += len(truth)
        self.wrong += wrong
        self.exact += wrong == 0

    def line(self):
        off = np.sqrt(np.array(self.squares)) if self.squares else np.zeros(1)
        return (f"found {self.found} of {self.pictures}, exact {self.exact}, wrong or unknown points "
                f"{self.wrong} of {self.points}, points off by {np.median(off):.2f} px (median), "
                f"{np.percentile(off, 95):.2f} px (95 %), calibration refused {self.refused} times")


def main():
    program, folder = sys.argv[1], Path(sys.argv[2])
    bends = [float(k) for k in sys.argv[3:]] or [-0.2, -0.35]
    for k1 in bends:
        bend = np.array([k1, 0.12 * abs(k1) / 0.35, 0, 0, 0])
        without, with_camera = Tally(), Tally()
        for picture in sorted(folder.glob("*.jpg")):
            truth = json.loads(picture.with_suffix(".json").read_text())
            k = np.array(truth["camera"]["K"])
            own = np.array(truth["camera"]["dist_k1k2p1p2k3"])
            image = cv2.imread(str(picture))
            size = (image.shape[1], image.shape[0])
            points = true_points(truth, k, own, bend, size)
            with tempfile.TemporaryDirectory() as scratch:
                copy, camera = Path(scratch) / "copy.png", Path(scratch) / "camera.yml"
                cv2.imwrite(str(copy), bent(image, k, own, bend))
                camera_file(camera, size, k, bend)
                without.add(read(program, copy), points)
                with_camera.add(read(program, copy, camera), points)
        print(f"k1 {k1:+.2f} without calibration: {without.line()}", flush=True)
        print(f"k1 {k1:+.2f} with calibration:    {with_camera.line()}", flush=True)


if __name__ == "__main__":
    main()
