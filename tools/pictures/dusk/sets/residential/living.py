"""Living room with two wide steel windows over the lake: bare and filmed glass, and the room in the evening."""
from kit import core as K, furniture as F, house as H, materials as M, outside as O

BARE, FILM = (.92, .94, .93), (.27, .285, .29)


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


def room(left, right, hour='afternoon'):
    """left, right: what the glass of each window lets through."""
    shell(left, right)
    furnish()
    O.hill_country(hour, -.9, ((-7.0, 12, .95), (6.4, 15, 1.0), (-1.6, 30, .8)), 80)
    K.box((0, 1.8, -.5), (14, 2.8, .2), M.concrete((.45, .41, .35), .6))
    O.light(hour)
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


def evening():
    room(FILM, FILM, 'golden')
    F.floor_lamp(3.5, -4.75, M.principled('lamp', (.78, .66, .46), .8), 1.7)
    K.camera((-4.3, -6.9, 1.3), (1.5, -.6, 1.25), 26)
    return dict(samples=16, size=(1200, 800), grade=grade(exposure=1.8))


PICTURES = {'with-and-without/living-bare': bare, 'with-and-without/living-film': film, 'residential/living': evening}
