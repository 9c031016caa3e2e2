"""The C++ sampling code from Python: picture and view in, network input out."""
import ctypes

import numpy as np

PATCH, CHANNELS, PLACES, POINTS, FEATURES = 40, 7, 91, 85, 4


class Sampler:
    def __init__(self, library):
        self._library = ctypes.CDLL(str(library))
        self._library.yinsight_cut.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int] + 5 * [ctypes.c_void_p]
        self._library.yinsight_normalise.argtypes = 4 * [ctypes.c_void_p]

    def cut(self, bgr, view):
        """`view`: 13 numbers, see sampler.cpp. Returns patches (places, size, size, 3), the print that a bare
        board would show in them (places, size, size), shares inside the picture, features."""
        bgr = np.ascontiguousarray(bgr, np.uint8)
        view = np.ascontiguousarray(view, np.float64)
        patches, print_ = np.empty((PLACES, PATCH, PATCH, 3), np.uint8), np.empty((PLACES, PATCH, PATCH), np.uint8)
        inside, features = np.empty(PLACES, np.float32), np.empty((PLACES, FEATURES), np.float32)
        height, width = bgr.shape[:2]
        self._library.yinsight_cut(bgr.ctypes.data, width, height, view.ctypes.data,
                                   *(a.ctypes.data for a in (patches, print_, inside, features)))
        return patches, print_, inside, features

    def normalise(self, patches, print_, inside):
        """Patches of one board to network input (places, channels, size, size)."""
        patches, print_, inside = (np.ascontiguousarray(a) for a in (patches, print_, inside))
        blob = np.empty((PLACES, CHANNELS, PATCH, PATCH), np.float32)
        self._library.yinsight_normalise(*(a.ctypes.data for a in (patches, print_, inside, blob)))
        return blob
