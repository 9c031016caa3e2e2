"""Solids of revolution seen by a pinhole camera: rings and markers, cast ray by ray onto a picture in linear light."""
import numpy as np

LEVELS = 9


class Solid:
    """A piece whose cross-section reaches height `h * (1 - |2 (r - middle) / width|^power)^(1/power)` at radius r."""

    def __init__(self, centre, inner, outer, height, power):
        self.centre, self.inner, self.outer, self.height, self.power = np.asarray(centre, float), inner, outer, height, power

    def half_width(self, z):
        """Half the cross-section's width at a share z of the height."""
        return (1 - z ** self.power) ** (1 / self.power) * self.reach

    @property
    def middle(self):
        return (self.inner + self.outer) / 2 if self.inner > 0 else 0.

    @property
    def reach(self):
        return (self.outer - self.inner) / 2 if self.inner > 0 else self.outer


def cast(solid, camera, shape):
    """Which pixels see the solid, and where: (rows, columns, x, y, z, depth, normal). Empty where none does."""
    corners = np.array([(solid.centre[0] + a * solid.outer, solid.centre[1] + b * solid.outer, z)
                        for a in (-1, 1) for b in (-1, 1) for z in (0, solid.height)])
    px = camera.project(corners)
    low = np.maximum(np.floor(px.min(0)).astype(int) - 1, 0)
    high = np.minimum(np.ceil(px.max(0)).astype(int) + 2, [shape[1], shape[0]])
    if (high <= low).any():
        return None
    v, u = np.mgrid[low[1]:high[1], low[0]:high[0]]
    direction = camera.directions(u.ravel(), v.ravel())
    origin = camera.centre
    hit = np.zeros(u.size, bool)
    place = np.zeros((u.size, 3))
    for k in range(LEVELS):
        share = 1 - (k / (LEVELS - 1))
        z = share * solid.height * .999
        t = (z - origin[2]) / direction[:, 2]
        p = origin + t[:, None] * direction
        r = np.hypot(p[:, 0] - solid.centre[0], p[:, 1] - solid.centre[1])
        new = ~hit & (np.abs(r - solid.middle) <= solid.half_width(min(share, .999)) + 1e-3)
        place[new] = p[new]
        hit |= new
    if not hit.any():
        return None
    p = place[hit]
    offset = p[:, :2] - solid.centre
    r = np.hypot(offset[:, 0], offset[:, 1]) + 1e-9
    s = np.clip((r - solid.middle) / solid.reach, -1, 1)
    zs = np.clip(p[:, 2] / solid.height, 0, 1)
    # Gradient of the implicit surface |s|^power + z^power = 1.
    side = np.sign(s) * np.abs(s) ** (solid.power - 1) / solid.reach
    up = zs ** (solid.power - 1) / solid.height
    length = np.hypot(side, up) + 1e-9
    normal = np.c_[offset / r[:, None] * (side / length)[:, None], up / length]
    depth = np.linalg.norm(p - origin, axis=1)
    return v.ravel()[hit], u.ravel()[hit], p, depth, normal, r


def speckle(rng, xy, share, cell):
    """1 where a fleck lies: a share of the surface, in flecks about `cell` wide."""
    size = 41
    pattern = rng.random((size, size)) < share
    i = np.floor(xy / cell).astype(int) % size
    return pattern[i[:, 1], i[:, 0]]


class Light:
    """Lamps, an even glow, and what a mirror would see: bright windows and lamps before walls."""

    def __init__(self, lamps, ambient, mirrored):
        self.lamps, self.ambient, self.mirrored = lamps, ambient, mirrored

    def reflected(self, normal, to_camera, roughness):
        """Coloured light that a surface throws back like a mirror, dimmed at steep looks as plastic does."""
        cosine = np.clip((normal * to_camera).sum(1, keepdims=True), 0, 1)
        outward = 2 * cosine * normal - to_camera
        fresnel = .04 + .96 * (1 - cosine) ** 5
        out = np.zeros((len(normal), 3), np.float32) + .3 * self.ambient
        for direction, width, brightness in self.mirrored:      # brightness: three colours
            angle = np.arccos(np.clip(outward @ direction, -1, 1))[:, None]
            spread = width + roughness
            out = out + brightness * (width / spread) ** 2 / (1 + np.exp(np.clip((angle - spread) / (.25 * spread + .01), -30, 30)))
        return fresnel * out

    def on(self, albedo, normal, to_camera, gloss, roughness):
        """Linear colour of a surface: matte part and mirrored part."""
        out = albedo * self.ambient * (.55 + .45 * normal[:, 2:3])
        for direction, colour in self.lamps:
            out = out + albedo * np.clip(normal @ direction, 0, None)[:, None] * colour
        return out + gloss * self.reflected(normal, to_camera, roughness)
