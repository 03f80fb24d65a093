"""Kitchen with a stone island under a long window to the oaks, morning light."""
import random
from kit import core as K, furniture as F, house as H, materials as M, outside as O


def shell():
    frame = M.principled('steel', (.012, .012, .013), .38)
    plaster = M.principled('plaster', (.74, .71, .65), .92)
    H.raw_box(-4.5, 4.5, -7.5, .1, -.1, 0, M.wood((.34, .205, .105), axis=0, plank=.17, rough=.36))
    H.raw_box(-4.5, 4.5, -7.5, .4, 3.1, 3.2, plaster)
    H.raw_box(-4.5, 4.5, -7.7, -7.5, 0, 3.1, plaster)
    H.raw_box(-4.7, -4.5, -7.5, .4, 0, 3.1, plaster)
    H.raw_box(4.5, 4.7, -7.5, .4, 0, 3.1, plaster)
    tile = M.limestone(2.6, (.72, .69, .63))
    H.wall_x(-4.5, 4.5, 0, 0, 3.1, [(-2.9, 2.3, 1.04, 2.75), (3.0, 4.2, .05, 2.75)], tile, .3)
    film = M.tinted_glass((.38, .40, .41), ior=1.45)
    H.window(-2.9, 2.3, 0, 1.04, 2.75, film, frame, 4, 1, recess=.14, bar=.04)
    H.window(3.0, 4.2, 0, .05, 2.75, film, frame, 1, 2, recess=.14, bar=.05)


def cabinets():
    green, walnut = M.principled('paint', (.075, .095, .08), .45), M.wood((.21, .105, .048), axis=2, plank=.4, rough=.35)
    stone = M.concrete((.66, .64, .60), .22, polish=.3, scale=1.4)
    brass = M.principled('brass', (.55, .36, .14), .28, metal=1)
    for i in range(9):
        x = -4.42 + i * .8
        K.span(x, x + .785, -.62, -.02, .1, .88, green, .004)
        K.span(x + .25, x + .55, -.645, -.62, .80, .815, brass, .004)
    K.span(-4.5, 2.85, -.66, 0, .88, .93, stone, .006)
    K.lathe([(.015, 0), (.015, .34)], brass, 'Z', 20).location = (-.3, -.16, .93)
    K.box((-.3, -.27, 1.27), (.03, .24, .03), brass, .012)
    K.span(-4.48, -3.85, -4.6, -.66, 0, 2.5, walnut, .004)
    for y in (-3.6, -2.6, -1.64):
        K.span(-3.86, -3.845, y - .004, y + .004, .1, 2.48, F.dark())
        K.span(-3.85, -3.82, y + .06, y + .075, 1.0, 1.5, brass, .004)
    K.span(-1.75, 1.45, -3.35, -2.25, .1, .88, walnut, .006)
    K.span(-1.85, 1.55, -3.65, -2.2, .88, .94, stone, .008)


def dress():
    rng = random.Random(3)
    brass, seat = M.principled('brass', (.10, .09, .08), .3, metal=.9), M.wood((.28, .15, .07), axis=0, plank=.5)
    for x in (-1.2, -.15, .9):
        F.stool(x, -3.95, brass, seat, .67)
        F.pendant(x, -2.9, 1.78, M.principled('shade', (.04, .055, .045), .35, coat=.4), .17, .2, 12, 1.1)
    shelf = M.wood((.24, .125, .058), axis=0, plank=.3)
    F.bowl(-.75, -2.75, .94, (.55, .52, .46), .20)
    for i in range(5):
        K.pillow((-.75 + .08 * (i % 3 - 1), -2.75 + .07 * (i // 2 - 1), 1.02 + .03 * (i == 4)), (.085, .085, .08), M.principled('fruit', (.55, .17, .03), .45), None, .9)
    K.box((.55, -2.6, .955), (.5, .32, .03), shelf, .01, (0, 0, 12))
    F.vase(.95, -2.65, .94, (.60, .57, .52), .9)
    for x, h, tone in ((-3.4, .26, (.5, .46, .4)), (-3.15, .20, (.36, .15, .06)), (1.95, .22, (.55, .52, .46)), (2.2, .30, (.12, .14, .12)), (2.45, .18, (.4, .3, .2))):
        K.lathe([(0, 0), (.055, 0), (.06, .02), (.06, h * .8), (.045, h), (0, h)], M.principled('jar', tone, .35), 'Z', 48).location = (x, -.2, .93)
    F.plant(3.75, -1.3, 5, 1.0)
    K.box((0, -5.2, .008), (3.2, 1.2, .016), M.fabric((.40, .33, .26), 90), .004)


def kitchen():
    shell()
    cabinets()
    dress()
    O.hill_country('afternoon', -.5, ((-4.5, 11, .85), (3.4, 13, .9), (9, 16, 1.0)), 80)
    O.light('afternoon', (.62, -.66, -.42), 9)
    K.area((0, -7.2, 2.7), (0, -3, 1), 6, 90, K.kelvin(5000), size_y=1.5, visible=False, glossy=False)
    K.area((-.15, -2.9, 1.76), (-.15, -2.9, 0), 2.3, 14, K.kelvin(3200), size_y=.25, visible=False, glossy=False)
    K.camera((2.6, -6.9, 1.5), (-.6, 0, 1.5), 24, shift=(0, -.055))
    return dict(samples=7, grade=dict(exposure=1.85, bloom=.16, warmth=-.025))


PICTURES = {'residential/kitchen': kitchen}
