"""Living room with two wide steel windows over the lake: bare and filmed glass, and what a thermal camera sees."""
import numpy as np
from kit import core as K, furniture as F, house as H, materials as M, outside as O, post

BARE, FILM = (.92, .94, .93), (.27, .285, .29)
IRON = np.array([(.02, .015, .06), (.10, .03, .28), (.36, .04, .42), (.66, .12, .36), (.90, .32, .14), (.99, .60, .10), (1.0, .88, .42), (1.0, .98, .90)])


def shell(left, right):
    frame = M.principled('steel', (.012, .012, .013), .38)
    plaster = M.principled('plaster', (.72, .68, .61), .92)
    beam = M.wood((.24, .125, .055), axis=0, plank=.3)
    sill = M.wood((.30, .17, .08), axis=0, plank=.5)
    H.raw_box(-5.5, 5.5, -8, .1, -.1, 0, M.wood((.36, .215, .11), axis=1, plank=.16, rough=.38))
    H.raw_box(-5.5, 5.5, -8, .4, 3.5, 3.6, plaster)
    for i in range(5):
        K.span(-5.5, 5.5, -7.2 + i * 1.55, -7.05 + i * 1.55, 3.22, 3.5, beam, .01)
    for a, b in ((-5.7, -5.5), (5.5, 5.7)):
        H.raw_box(a, b, -8, .4, 0, 3.5, plaster)
    H.raw_box(-5.5, 5.5, -8.2, -8, 0, 3.5, plaster)
    H.wall_x(-5.5, 5.5, 0, 0, 3.5, [(-4.4, -.35, .28, 3.05), (.35, 4.4, .28, 3.05)], M.limestone(1.15, (.66, .59, .49)), .34)
    for a, b, tint in ((-4.4, -.35, left), (.35, 4.4, right)):
        H.window(a, b, 0, .28, 3.05, M.tinted_glass(tint, ior=1.35 if tint is BARE else 1.45), frame, 3, 1, recess=.16, bar=.04)
        K.span(a - .05, b + .05, -.16, .2, .22, .28, sill, .006)


def furnish():
    wool, rust = M.fabric((.50, .46, .40)), M.fabric((.30, .10, .035))
    walnut = M.wood((.16, .075, .035), axis=0, plank=.4, rough=.3)
    K.box((0, -3.1, .012), (6.4, 3.3, .024), M.fabric((.52, .47, .40), 90), .008)
    F.sofa(-2.55, -3.1, 90, wool, rust, 2.5)
    F.sofa(2.55, -3.1, -90, wool, rust, 2.5)
    F.table(0, -3.1, (1.7, 1.05), walnut, F.dark(), .36, 90, .02)
    F.vase(.12, -2.7, .38)
    F.stack(-.15, -3.5, .38)
    F.bowl(.2, -3.35, .38)
    for s, seed in ((-1, 4), (1, 9)):
        F.plant(s * 4.85, -.75, seed, 1.05)
    F.pendant(0, -3.1, 2.25, M.principled('shade', (.03, .028, .025), .5), .30, .5, 2, .8)


def room(left, right):
    """left, right: what the glass of each window lets through."""
    shell(left, right)
    furnish()
    O.hill_country('afternoon', -.9, ((-7.0, 12, .95), (6.4, 15, 1.0), (-1.6, 30, .8)), 80)
    K.box((0, 1.8, -.5), (14, 2.8, .2), M.concrete((.45, .41, .35), .6))
    O.light('afternoon')
    K.area((0, -7.6, 2.6), (0, -2, 1), 6, 60, K.kelvin(4200), size_y=1.5, visible=False, glossy=False)
    K.camera((0, -7.7, 1.5), (0, 0, 1.42), 24)


def grade(**more):
    return {'exposure': 1.6, 'contrast': 1.18, 'bloom': .2, **more}


def bare():
    room(BARE, BARE)
    return dict(samples=28, grade=grade(bloom=.42))


def film():
    room(FILM, FILM)
    return dict(samples=40, grade=grade())


def temperature(x, passes):
    """Light divided by surface color is what falls on a surface, hence (nearly) its warmth; 0..1."""
    luma = np.array([.2126, .7152, .0722])
    albedo = np.clip(passes['a'] @ luma, .06, 1)
    warmth = np.log2(np.clip(post.blur((x @ luma) / albedo, 2), .004, 60))
    return np.clip((warmth + 5.4) / 8.2, 0, 1)


def false_color(y, t, depth):
    """The left half in the colors of a thermal camera, visible edges printed over it as such cameras do."""
    h, w, _ = y.shape
    rows, cols = np.mgrid[0:h, 0:w]
    # a pane counts as seen when the ray went farther than the inner face of the window wall (lens 24, film 36 wide)
    slant = np.sqrt(1 + ((cols - w / 2) / w * 1.5) ** 2 + ((rows - h / 2) / w * 1.5) ** 2)
    glass = post.blur((depth > 7.83 * slant).astype(np.float32), max(1, w * .0015))
    pane = .90 + .05 * np.sin(rows / h * 5)
    t = post.blur(np.clip(.10 + .88 * (t * (1 - glass) + pane * glass), 0, 1), max(1, w * .0022))
    luma = y @ [.2126, .7152, .0722]
    t = t + .55 * (luma - post.blur(luma.astype(np.float32), max(2, w * .006))) * (.35 + t) * (1 - .75 * glass)
    k = np.clip(t, 0, 1) * (len(IRON) - 1)
    i = np.minimum(k.astype(int), len(IRON) - 2)
    color = IRON[i] + (IRON[i + 1] - IRON[i]) * (k - i)[..., None]
    y = np.where((cols / w < .5)[..., None], color, y)
    y[np.abs(cols / w - .5) < .0011] = (.96, .94, .90)
    return y


def thermal():
    """Needs the two pictures of the comparison, rendered with --keep."""
    seen = {}

    def linear(x, passes):
        seen.update(t=temperature(x, passes), z=passes['z'][..., 0])
        return x
    return dict(split=('with-and-without/living-bare', 'with-and-without/living-film'), grade=grade(exposure=1.3, hook_linear=linear, hook_display=lambda y, _: false_color(y, seen['t'], seen['z'])))


PICTURES = {'with-and-without/living-bare': bare, 'with-and-without/living-film': film, 'residential/thermal-split': thermal}
