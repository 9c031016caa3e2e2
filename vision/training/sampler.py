"""The C++ sampling code from Python: picture and view in, network input out."""
import ctypes

import numpy as np

PATCH, CHANNELS, PLACES, POINTS = 40, 4, 91, 85


class Sampler:
    def __init__(self, library):
        self._call = ctypes.CDLL(str(library)).yinsight_sample
        self._call.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int] + 3 * [ctypes.c_void_p]
        self._call.restype = None

    def __call__(self, bgr, view):
        """`view`: 13 numbers, see sampler.cpp. Returns (places, channels, size, size) and shares inside the picture."""
        bgr = np.ascontiguousarray(bgr, np.uint8)
        view = np.ascontiguousarray(view, np.float64)
        patches = np.empty((PLACES, CHANNELS, PATCH, PATCH), np.float32)
        inside = np.empty(PLACES, np.float32)
        height, width = bgr.shape[:2]
        self._call(bgr.ctypes.data, width, height, view.ctypes.data, patches.ctypes.data, inside.ctypes.data)
        return patches, inside


# Stored as bytes to save memory: value = byte / SCALE + OFFSET for each channel.
LOW = np.array([-.25, -.25, -.25, -1.5], np.float32).reshape(1, 4, 1, 1)
HIGH = np.array([1.5, 1.5, 1.5, 1.5], np.float32).reshape(1, 4, 1, 1)


def pack(patches):
    return np.clip((patches - LOW) / (HIGH - LOW) * 255 + .5, 0, 255).astype(np.uint8)
