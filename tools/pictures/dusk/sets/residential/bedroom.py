"""Bedroom at last light: bed facing a corner of glass, lake below, lamp on."""
from kit import core as K, furniture as F, house as H, materials as M, outside as O


def shell():
    frame = M.principled('steel', (.012, .012, .013), .38)
    plaster = M.principled('plaster', (.58, .54, .49), .92)
    cedar = M.wood((.30, .155, .065), axis=0, plank=.14)
    H.raw_box(-3.6, 3.8, -6.8, .1, -.1, 0, M.wood((.28, .165, .085), axis=1, plank=.18, rough=.4))
    H.raw_box(-3.6, 3.8, -6.8, .4, 2.95, 3.05, cedar)
    H.raw_box(-3.6, 3.8, -7.0, -6.8, 0, 3, plaster)
    H.raw_box(3.8, 4.0, -6.8, .4, 0, 3, plaster)
    H.raw_box(-3.8, -3.6, -6.8, .4, 0, 3, M.wood((.20, .105, .05), axis=2, plank=.22))
    film = M.tinted_glass((.46, .48, .49), ior=1.45)
    H.window(-2.9, 3.1, 0, .30, 2.75, film, frame, 3, 1, recess=.1, bar=.05)
    H.wall_x(-3.6, 3.8, 0, 0, 3, [(-2.9, 3.1, .30, 2.75)], M.limestone(1.2, (.58, .52, .43)), .3)
    K.span(-2.9, 3.1, -.42, 0, .24, .30, cedar, .008)
    linen = M.fabric((.62, .58, .52), 160)
    for x0, n in ((-3.4, 9), (2.55, 10)):
        for i in range(n):
            K.lathe([(.055, .02), (.05, 2.86)], linen, 'Z', 24).location = (x0 + i * .085, -.24 + (.03 if i % 2 else 0), 0)


def furnish():
    linen, sand, rust = M.fabric((.66, .63, .58), 140), M.fabric((.38, .31, .24)), M.fabric((.30, .10, .035))
    walnut = M.wood((.17, .08, .036), axis=1, plank=.4, rough=.35)
    K.box((-1.3, -3.6, .012), (4.0, 3.4, .024), M.fabric((.46, .41, .35), 90), .008)
    K.span(-3.55, -1.15, -4.7, -2.7, .12, .34, walnut, .02)
    K.pillow((-2.35, -3.7, .46), (2.3, 1.96, .30), linen, None, .14)
    K.pillow((-1.95, -3.7, .50), (1.62, 2.04, .27), sand, None, .12)
    K.pillow((-1.62, -3.7, .52), (.62, 2.10, .28), rust, None, .12)
    K.span(-3.58, -3.48, -5.3, -2.1, .1, 1.15, walnut, .01)
    for y in (-4.2, -3.2):
        K.pillow((-3.28, y, .80), (.22, .74, .48), linen, (0, -20, 0), .4)
        K.pillow((-3.02, y, .76), (.18, .60, .40), sand, (0, -26, 0), .4)
    shade = M.emission((1.0, .62, .32), 2.2, sampled=False)
    for y in (-5.05, -2.35):
        K.span(-3.5, -3.05, y - .22, y + .22, .10, .50, walnut, .01)
        K.lathe([(0, .50), (.07, .50), (.08, .54), (.02, .64), (.02, .70)], M.principled('clay', (.40, .36, .31), .6), 'Z', 48).location = (-3.28, y, 0)
        K.lathe([(.15, .70), (.11, .92)], shade, 'Z', 48).location = (-3.28, y, 0)
        K.point((-3.28, y, .82), 26, K.kelvin(3600), .09)
    F.stack(-3.2, -2.2, .50)
    F.armchair(2.1, -1.7, -28, M.fabric((.30, .27, .23)))
    F.round_table(1.15, -1.25, .24, walnut, F.dark(), .48)
    F.bowl(1.15, -1.25, .48, (.5, .46, .4), .10)
    F.plant(3.2, -.75, 9, .95)


def bedroom():
    shell()
    furnish()
    O.hill_country('blue', -1.4, ((-6.5, 16, .95), (7.5, 14, 1.05)), 90)
    O.light('blue', gain=2.6)
    K.area((.6, -6.4, 2.6), (0, -2, .6), 4, 70, K.kelvin(4600), size_y=1.2, visible=False, glossy=False)
    K.camera((3.2, -6.55, 1.4), (-1.75, -.4, 1.4), 22, shift=(0, -.06))
    return dict(samples=12, size=(1200, 800), grade=dict(exposure=2.2, bloom=.10, saturation=1.08, warmth=-.045))


PICTURES = {'residential/bedroom': bedroom}
