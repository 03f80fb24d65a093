"""Denoiser: Open Image Denoise's network, run here because Debian's Blender is built without it.

The weights (Apache-2.0, *.tza) come inside the npm package `denoiser`; DUSK_WEIGHTS names their folder."""
import ctypes, os, struct, subprocess, tempfile
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
_lib = None


def _conv():
    """Compile unet.c once into the temp folder (needs cc)."""
    global _lib
    if _lib is None:
        source = os.path.join(HERE, 'unet.c')
        built = os.path.join(tempfile.gettempdir(), f'dusk_unet_{int(os.path.getmtime(source))}.so')
        if not os.path.exists(built):
            subprocess.run(['cc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', source, '-o', built], check=True)
        _lib = ctypes.CDLL(built)
    return _lib.conv


def weights(name):
    """Tensors of one *.tza file: {'enc_conv0': (9*ci*co array, bias, co), ...}, outputs padded to 16."""
    folder = os.environ.get('DUSK_WEIGHTS')
    if not folder:
        raise SystemExit('Set DUSK_WEIGHTS to the folder tzas of the npm package denoiser (see README).')
    raw = open(os.path.join(folder, name + '.tza'), 'rb').read()
    at, = struct.unpack_from('<Q', raw, 4)
    count, = struct.unpack_from('<I', raw, at)
    at += 4
    tensors = {}
    for _ in range(count):
        size, = struct.unpack_from('<H', raw, at)
        label = raw[at + 2:at + 2 + size].decode()
        at += 2 + size
        dims = raw[at]
        shape = struct.unpack_from(f'<{dims}I', raw, at + 1)
        at += 1 + 4 * dims + dims
        kind, (offset,) = chr(raw[at]), struct.unpack_from('<Q', raw, at + 1)
        at += 9
        dtype = np.float16 if kind == 'h' else np.float32
        tensors[label] = np.frombuffer(raw, dtype, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    layers = {}
    for label in {key.rsplit('.', 1)[0] for key in tensors}:
        w, b = tensors[label + '.weight'], tensors[label + '.bias']
        co = -(-w.shape[0] // 16) * 16
        full = np.zeros((9, w.shape[1], co), np.float32)
        full[..., :w.shape[0]] = w.transpose(2, 3, 1, 0).reshape(9, w.shape[1], w.shape[0])
        layers[label] = (full, np.pad(b, (0, co - len(b))), w.shape[0])
    return layers


def unet(x, layers):
    """x: H*W*channels, both sides multiples of 16 -> H*W*3."""
    pointer = lambda a: a.ctypes.data_as(ctypes.c_void_p)

    def conv(a, label, relu=True):
        w, b, co = layers[label]
        a = np.ascontiguousarray(a, np.float32)
        out = np.empty((*a.shape[:2], w.shape[2]), np.float32)
        _conv()(pointer(a), pointer(w), pointer(b), pointer(out), a.shape[1], a.shape[0], a.shape[2], w.shape[2], int(relu))
        return out[..., :co]

    pool = lambda a: np.maximum(np.maximum(a[::2, ::2], a[1::2, ::2]), np.maximum(a[::2, 1::2], a[1::2, 1::2]))
    join = lambda a, skip: np.concatenate([a.repeat(2, 0).repeat(2, 1), skip], 2)
    p1 = pool(conv(conv(x, 'enc_conv0'), 'enc_conv1'))
    p2 = pool(conv(p1, 'enc_conv2'))
    p3 = pool(conv(p2, 'enc_conv3'))
    y = conv(conv(pool(conv(p3, 'enc_conv4')), 'enc_conv5a'), 'enc_conv5b')
    for skip, level in ((p3, '4'), (p2, '3'), (p1, '2'), (x, '1')):
        y = conv(conv(join(y, skip), f'dec_conv{level}a'), f'dec_conv{level}b')
    return conv(y, 'dec_conv0', relu=False)


# The network sees brightness through a curve that the eye would call even (constants of the original).
A, B, C, D, E, F, G = 1.41283765e+03, 1.64593172, .431384981, -2.94139609e-03, .192653254, 6.26026094e-03, .998620152
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, .370974749


def _curve(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + F) + G))


def _uncurve(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 1e-12), 1 / C), np.exp(np.minimum((x - G) / E, 20)) - F))


def denoise(color, albedo, normal):
    """Linear picture and its noisy guides -> linear picture without noise; the guides are cleaned first."""
    h, w, _ = color.shape
    pad = ((0, -h % 16), (0, -w % 16), (0, 0))
    color, albedo, normal = (np.pad(np.nan_to_num(a), pad, mode='symmetric') for a in (color, albedo, normal))
    color, albedo = np.clip(color, 0, 200), np.clip(albedo, 0, 1)
    srgb = lambda a: np.where(a <= .0031308, 12.92 * a, 1.055 * np.power(np.maximum(a, 1e-8), 1 / 2.4) - .055)
    linear = lambda a: np.where(a <= .04045, a / 12.92, np.power((np.maximum(a, 0) + .055) / 1.055, 2.4))
    albedo = np.clip(linear(unet(srgb(albedo), weights('rt_alb'))), 0, 1)
    normal = np.clip(unet(np.clip(normal, -1, 1) * .5 + .5, weights('rt_nrm')), 0, 1)
    light = color @ np.array([.212671, .715160, .072169])
    small = light[:light.shape[0] // 16 * 16].reshape(light.shape[0] // 16, 16, -1, 16).mean((1, 3))
    scale = .18 / 2 ** np.log2(small[small > 1e-8]).mean()
    top = _curve(np.float64(65504.0))
    clean = unet(np.concatenate([_curve(color * scale) / top, albedo, normal], 2), weights('rt_hdr_calb_cnrm'))
    return np.maximum(_uncurve(np.maximum(clean, 0) * top) / scale, 0)[:h, :w].astype(np.float32)
