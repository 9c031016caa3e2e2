"""The C++ sampling code from Python: picture and view in, network input out."""
import ctypes

import numpy as np

PATCH, CHANNELS, PLACES, POINTS, FEATURES = 40, 5, 91, 85, 4


class Sampler:
    def __init__(self, library):
        self._library = ctypes.CDLL(str(library))
        self._library.yinsight_cut.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int] + 4 * [ctypes.c_void_p]
        self._library.yinsight_normalise.argtypes = 3 * [ctypes.c_void_p]

    def cut(self, bgr, view):
        """`view`: 13 numbers, see sampler.cpp. Returns patches (places, size, size, 3), shares inside the picture, features."""
        bgr = np.ascontiguousarray(bgr, np.uint8)
        view = np.ascontiguousarray(view, np.float64)
        patches = np.empty((PLACES, PATCH, PATCH, 3), np.uint8)
        inside, features = np.empty(PLACES, np.float32), np.empty((PLACES, FEATURES), np.float32)
        height, width = bgr.shape[:2]
        self._library.yinsight_cut(bgr.ctypes.data, width, height, view.ctypes.data,
                                   *(a.ctypes.data for a in (patches, inside, features)))
        return patches, inside, features

    def normalise(self, patches, inside):
        """Patches of one board to network input (places, channels, size, size)."""
        patches, inside = np.ascontiguousarray(patches), np.ascontiguousarray(inside)
        blob = np.empty((PLACES, CHANNELS, PATCH, PATCH), np.float32)
        self._library.yinsight_normalise(*(a.ctypes.data for a in (patches, inside, blob)))
        return blob
