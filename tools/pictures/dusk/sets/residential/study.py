"""Home office: desk across the window, shelves of books, screen without glare."""
import random
from kit import core as K, furniture as F, house as H, materials as M, outside as O


def shell():
    frame = M.principled('steel', (.012, .012, .013), .38)
    plaster = M.principled('plaster', (.64, .61, .56), .92)
    H.raw_box(-3.4, 3.2, -5.4, .1, -.1, 0, M.wood((.33, .20, .10), axis=0, plank=.17, rough=.38))
    H.raw_box(-3.4, 3.2, -5.4, .4, 2.9, 3.0, plaster)
    H.raw_box(-3.4, 3.2, -5.6, -5.4, 0, 2.9, plaster)
    H.raw_box(3.2, 3.4, -5.4, .4, 0, 2.9, M.principled('deep', (.075, .095, .09), .85))
    H.raw_box(-3.6, -3.4, -5.4, .4, 0, 2.9, plaster)
    H.wall_x(-3.4, 3.2, 0, 0, 2.9, [(-1.9, 2.5, .62, 2.6)], M.limestone(1.15, (.64, .57, .47)), .32)
    H.window(-1.9, 2.5, 0, .62, 2.6, M.tinted_glass((.34, .36, .365), ior=1.45), frame, 3, 1, recess=.16, bar=.045)
    K.span(-1.95, 2.55, -.14, .2, .57, .62, M.wood((.30, .17, .08), axis=0, plank=.5), .006)


def shelves():
    rng = random.Random(5)
    walnut = M.wood((.19, .092, .042), axis=1, plank=.3, rough=.38)
    for z in (.05, .46, .87, 1.28, 1.69, 2.10, 2.51):
        K.span(-3.4, -3.05, -4.9, -.4, z, z + .035, walnut, .004)
    for y in (-4.9, -3.4, -1.9, -.4):
        K.span(-3.4, -3.05, y - .018, y + .018, .05, 2.55, walnut, .004)
    tones = ((.30, .08, .04), (.08, .11, .13), (.45, .40, .32), (.16, .14, .10), (.05, .08, .07), (.50, .28, .10), (.55, .52, .46))
    for z in (.085, .495, .905, 1.315, 1.725, 2.135):
        for y0 in (-4.85, -3.35, -1.85):
            y = y0 + .06
            stop = y0 + rng.uniform(.6, 1.4)
            while y < stop:
                t, h = rng.uniform(.02, .05), rng.uniform(.19, .31)
                K.span(-3.36, -3.36 + rng.uniform(.16, .24), y, y + t * .94, z, z + h, M.principled('book', rng.choice(tones), .7), .002)
                y += t
            if stop < y0 + 1.15:
                F.vase(-3.22, y0 + 1.3, z, rng.choice(tones), rng.uniform(.5, .8))


def desk():
    oak = M.wood((.36, .21, .105), axis=0, plank=.4, rough=.32)
    K.span(-1.3, 1.3, -1.75, -.95, .70, .745, oak, .01)
    for x in (-1.15, 1.15):
        K.span(x - .03, x + .03, -1.7, -1.0, 0, .70, F.dark(), .006)
    F.monitor(.1, -1.2, .745, 0, .82)
    K.box((.1, -1.52, .752), (.44, .14, .014), M.principled('keys', (.55, .55, .54), .5), .004)
    K.pillow((.45, -1.53, .76), (.06, .10, .035), M.principled('mouse', (.5, .5, .5), .4), None, .6)
    F.stack(-.75, -1.25, .745, 10)
    F.vase(.98, -1.2, .745, (.36, .15, .06), .6)
    K.lathe([(0, .745), (.04, .745), (.042, .83), (.038, .83), (.036, .755), (0, .755)], M.principled('mug', (.60, .57, .52), .35), 'Z', 48).location = (-.35, -1.5, 0)
    brass = M.principled('brass', (.45, .29, .11), .3, metal=1)
    K.lathe([(0, .745), (.09, .745), (.09, .76), (.008, .765), (.008, 1.16)], brass, 'Z', 48).location = (-1.05, -1.15, 0)
    K.lathe([(.03, 1.28), (.10, 1.14), (.095, 1.14), (.02, 1.27)], M.principled('shade', (.05, .07, .06), .35), 'Z', 48).location = (-1.05, -1.15, 0)
    F.task_chair(.35, -2.35, 160, M.principled('leather', (.19, .075, .028), .45))


def room(hour):
    shell()
    shelves()
    desk()
    F.plant(2.65, -.75, 9, 1.0)
    K.box((-.1, -2.6, .01), (3.6, 2.6, .02), M.fabric((.36, .18, .10), 90), .006)
    O.hill_country(hour, -.8, ((-4.2, 12, .85), (4.4, 13, 1.0)), 80)


def study():
    room('afternoon')
    O.light('afternoon', (-.55, -.62, -.44), 9)
    K.area((0, -5.1, 2.5), (0, -2, .8), 4, 60, K.kelvin(5000), size_y=1, visible=False, glossy=False)
    K.camera((1.7, -5.1, 1.4), (-.75, 0, 1.4), 23, shift=(0, -.05))
    return dict(samples=5, size=(1200, 800), grade=dict(exposure=1.8, bloom=.12))


PICTURES = {'residential/study': study}
