"""Dining room in the golden hour: long table parallel to a window wall, board-and-batten ceiling, oaks in low sun."""
from kit import core as K, furniture as F, house as H, materials as M, outside as O


def shell():
    frame = M.principled('steel', (.012, .012, .013), .38)
    plaster = M.principled('plaster', (.70, .66, .60), .92)
    H.raw_box(-4.4, 4.4, -6.2, .1, -.1, 0, M.wood((.30, .18, .09), axis=1, plank=.18, rough=.36))
    H.raw_box(-4.6, -4.4, -6.2, .4, 0, 3.2, M.limestone(1.1, (.64, .57, .47)))
    H.raw_box(4.4, 4.6, -6.2, .4, 0, 3.2, plaster)
    H.raw_box(-4.4, 4.4, -6.4, -6.2, 0, 3.2, plaster)
    H.raw_box(-4.4, 4.4, -6.2, .4, 3.2, 3.3, M.wood((.30, .16, .07), axis=0, plank=.15))
    H.wall_x(-4.4, 4.4, 0, 0, 3.2, [(-3.7, 3.7, .08, 2.8)], plaster, .3)
    H.window(-3.7, 3.7, 0, .08, 2.8, M.tinted_glass((.36, .38, .385), ior=1.45), frame, 5, 1, recess=.12, bar=.05)


def table_for_eight():
    walnut = M.wood((.22, .11, .05), axis=0, plank=.36, rough=.28)
    black, leather = M.principled('black', (.02, .018, .016), .4), M.principled('leather', (.20, .078, .028), .45)
    F.table(-.2, -2.3, (3.3, 1.05), walnut, walnut)
    plate = M.principled('plate', (.66, .63, .58), .3, coat=.3)
    linen = M.fabric((.46, .42, .36), 200)
    for i in range(4):
        x = -1.45 + i * .84
        F.side_chair(x, -3.05, 180, black, leather)
        F.side_chair(x, -1.55, 0, black, leather)
        for s in (-1, 1):
            y = -2.3 + s * .34
            K.lathe([(0, .744), (.09, .744), (.13, .758), (.125, .76), (.09, .75), (0, .75)], plate, 'Z', 64).location = (x, y, 0)
            K.lathe([(0, .742), (.026, .742), (.036, .80), (.034, .83), (.031, .83), (.032, .80), (0, .75)], plate, 'Z', 40).location = (x + .2, y - s * .1, 0)
            K.box((x - .19, y, .746), (.1, .2, .008), linen, .003)
    F.vase(-.2, -2.3, .74, (.30, .12, .05), .9)
    F.bowl(.75, -2.3, .74, (.52, .48, .42), .17)
    K.span(-1.5, 1.1, -2.34, -2.26, 1.95, 2.0, M.principled('brass', (.45, .29, .11), .3, metal=1), .01)
    K.span(-1.48, 1.08, -2.325, -2.275, 1.943, 1.95, M.emission(K.kelvin(3200), 8, sampled=False))
    for x in (-1.3, .9):
        K.box((x, -2.3, 2.6), (.006, .006, 1.2), F.dark())


def dress():
    walnut = M.wood((.17, .08, .036), axis=1, plank=.4, rough=.35)
    K.span(-4.35, -3.9, -4.6, -2.2, .12, .85, walnut, .01)
    F.vase(-4.1, -4.1, .85, (.56, .52, .46), 1.1)
    F.bowl(-4.1, -3.4, .85, (.36, .15, .06), .16)
    F.stack(-4.1, -2.6, .85)
    F.plant(3.75, -.9, 4, 1.2)
    K.box((-.2, -2.3, .01), (4.4, 2.9, .02), M.fabric((.40, .34, .27), 90), .006)


def dining():
    shell()
    table_for_eight()
    dress()
    O.hill_country('golden', -.4, ((-6.0, 10, .95), (1.2, 13, 1.0), (6.8, 11, 1.0)), 80)
    O.light('golden', (-.50, -.74, -.30), 8)
    K.area((0, -5.9, 2.6), (0, -2, .8), 5, 70, K.kelvin(4600), size_y=1.2, visible=False, glossy=False)
    K.camera((2.9, -5.7, 1.4), (-.9, 0, 1.4), 24, shift=(0, -.045))
    return dict(samples=8, size=(1200, 800), grade=dict(exposure=1.95, bloom=.10, saturation=1.1, warmth=-.02))


PICTURES = {'residential/dining': dining}
