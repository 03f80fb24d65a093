"""Tone-map, grade, grain, save. Pure numpy."""
import numpy as np
import bpy


def read_exr(path):
    im = bpy.data.images.load(path, check_existing=False)
    im.colorspace_settings.name = 'Non-Color'
    w, h = im.size
    buf = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(buf)
    bpy.data.images.remove(im)
    return buf.reshape(h, w, 4)[::-1, :, :3].copy()


def write_png(path, img):
    """Write display colors from 0 to 1, with half a step of noise against banding."""
    h, w, _ = img.shape
    shades = np.ones((h, w, 4), np.float32)
    shades[..., :3] = np.floor(img * 255 + np.random.default_rng(7).random((h, w, 1))).clip(0, 255) / 255
    im = bpy.data.images.new('picture', w, h)
    im.pixels.foreach_set(shades[::-1].ravel())
    im.filepath_raw, im.file_format = path, 'PNG'
    im.save()
    bpy.data.images.remove(im)


# AgX-like curve (minimal polynomial fit): soft highlight roll-off and gentle desaturation
_IN = np.array([[0.842479062253094, 0.0784335999999992, 0.0792237451477643],
                [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
                [0.0423756549057051, 0.0784336, 0.879142973793104]])
_OUT = np.linalg.inv(_IN)


def agx(x):
    x = np.clip(x, 1e-10, None) @ _IN.T
    x = np.clip((np.log2(np.clip(x, 1e-10, None)) + 12.47393) / 16.5, 0, 1)
    x2 = x * x
    x4 = x2 * x2
    x = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    return np.clip(x, 0, 1)


def blur(a, r):
    """Three box passes ~ Gaussian of sigma r."""
    r = int(max(1, round(r)))
    for _ in range(3):
        for ax in (0, 1):
            pad = [(0, 0)] * a.ndim
            pad[ax] = (r + 1, r)
            c = np.cumsum(np.pad(a, pad, mode='edge'), axis=ax, dtype=np.float64)
            n = a.shape[ax]
            a = ((np.take(c, range(2 * r + 1, 2 * r + 1 + n), ax) - np.take(c, range(0, n), ax)) / (2 * r + 1)).astype(np.float32)
    return a


def finish(x, g):
    """x: a linear picture. g: exposure (stops), bloom, contrast, saturation, warmth"""
    h, w, _ = x.shape
    x = x * 2.0 ** g.get('exposure', 0.0)
    wb = g.get('warmth', 0.0)
    x = x * np.array([1 + wb, 1, 1 - wb])
    hi = np.clip(x - 0.8, 0, 12)
    x = x + g.get('bloom', 0.06) * sum(blur(hi, w * s) for s in (0.004, 0.012, 0.04))
    # vignette
    yy, xx = np.mgrid[0:h, 0:w]
    rr = ((xx / w - .5) ** 2 + ((yy / h - .5) * h / w) ** 2) / 0.35
    x = x * (1 - .18 * np.clip(rr, 0, 1))[..., None]
    y = agx(x)
    # look: punch
    lum = (y @ np.array([.2126, .7152, .0722]))[..., None]
    c = g.get('contrast', 1.18)
    y = np.clip(y, 0, 1) ** c
    y = lum ** c + (y - lum ** c) * g.get('saturation', 1.22)
    y = np.clip(y, 0, 1) @ _OUT.T
    # cool shadows, warm highlights
    y = y + (1 - lum) ** 3 * np.array((0.0, 0.004, 0.012)) + lum ** 2 * np.array((0.012, 0.004, -0.008))
    # grain
    n = np.random.default_rng(11).standard_normal((h, w)).astype(np.float32)
    n = 0.6 * n + 0.9 * blur(n, 1) * 2
    y = y + (n * .005 * (0.4 + 1.2 * np.clip(lum[..., 0], 0, 1) * (1 - lum[..., 0])))[..., None]
    return np.clip(y, 0, 1)
