"""Three desks behind a wall of glass late in the afternoon, with bare glass and with film. Only the glass is different."""
import random
from kit import core as K, desk as D, furniture as F, house as H, materials as M, outside as O, pieces as P

BARE, FILM = (.92, .94, .93), (.34, .355, .36)
SEEN = dict(exposure=2.15, bloom=.18, contrast=1.2)       # one grade for both
LEFT, RIGHT, DEPTH, HEIGHT = -5.2, 5.4, -8.2, 3.05


def shell(tint):
    frame = M.principled('mullion', (.014, .014, .015), .38)
    white = M.principled('white', (.66, .63, .58), .92)
    H.raw_box(LEFT, RIGHT, DEPTH, .2, -.2, 0, M.wood((.36, .215, .11), axis=1, plank=.16, rough=.36))
    H.raw_box(LEFT, RIGHT, DEPTH, .4, HEIGHT, HEIGHT + .2, white)
    H.raw_box(LEFT, RIGHT, DEPTH - .2, DEPTH, 0, HEIGHT, white)
    H.raw_box(LEFT - .2, LEFT, DEPTH, .4, 0, HEIGHT, white)
    H.raw_box(RIGHT, RIGHT + .2, DEPTH, .4, 0, HEIGHT, white)
    oak = M.wood((.30, .165, .078), axis=0, plank=.3)
    for i in range(4):
        K.span(LEFT, RIGHT, -6.6 + i * 1.75, -6.45 + i * 1.75, HEIGHT - .24, HEIGHT, oak, .008)
    H.wall_x(LEFT, RIGHT, -.02, 0, HEIGHT, [(-4.7, 4.9, .0, 2.78)], M.limestone(1.15, (.66, .59, .49)), .34)
    glass = M.tinted_glass(tint, ior=1.35 if tint is BARE else 1.45)
    H.window(-4.7, 4.9, 0, .02, 2.78, glass, frame, 5, 1, recess=.1, bar=.05)
    K.span(-4.7, 4.9, -.10, .1, 0, .10, frame)
    K.box((0, 1.7, -.14), (14, 2.8, .2), M.concrete((.30, .28, .25), .6))


def shelves():
    """A long low shelf and a high one along the left wall, with books, folders and a plant that hangs."""
    rng = random.Random(8)
    oak = M.wood((.30, .165, .078), axis=1, plank=.4)
    x0, x1 = LEFT, LEFT + .38
    for z in (.04, .44, .84):
        K.span(x0, x1, -6.0, -.9, z, z + .035, oak, .003)
    for k in range(6):
        y = -6.0 + k * 1.013
        K.span(x0, x1, y, y + .035, .04, .875, oak, .003)
    K.span(x0, x0 + .27, -5.0, -1.5, 1.62, 1.655, oak, .003)
    rows = [(z, -5.95 + k * 1.013) for z in (.075, .475) for k in range(5)] + [(1.655, -4.6), (1.655, -2.9)]
    for z, y in rows:
        holder, at, depth = [], 0, rng.uniform(.3, .9)
        while at < depth:
            t, h = rng.uniform(.02, .055), rng.uniform(.19, .31)
            tone = rng.choice(((.30, .08, .04), (.08, .11, .13), (.50, .46, .38), (.16, .14, .10), (.05, .08, .07), (.50, .28, .10), (.60, .57, .51)))
            holder.append(K.box((x0 + .14, y + at + t / 2, z + h / 2), (.2, t * .93, h), M.principled('book', tone, .75), .003))
            at += t
    P.trailing_plant(x0 + .19, -1.75, .34, .875, 200)
    P.rosette(x0 + .18, -3.55, .24, 1.655)
    F.vase(x0 + .18, -3.1, .875, (.55, .51, .44), 1.0)
    F.bowl(x0 + .2, -4.3, .875, (.36, .15, .06), .17)
    F.stack(x0 + .2, -2.45, .875)


def desks():
    rng = random.Random(3)
    top = M.wood((.40, .25, .13), axis=0, plank=.41, rough=.34)
    rust, slate = M.fabric((.26, .085, .03)), M.fabric((.085, .105, .11))
    y, z = -2.55, .74
    for x in (-2.75, -.8, 1.15):
        D.standing_desk(x, y, top)
    # left: a laptop beside a screen
    D.wide_monitor(-2.62, y + .20, z, 4)
    D.keyboard(-2.70, y - .16, z, 2)
    D.mug(-3.22, y - .05, z, (.50, .46, .40), 150)
    F.stack(-3.28, y + .22, z)
    D.pencil_cup(-2.06, y + .22, z, rng)
    # middle: lamp, notebook, plant
    D.wide_monitor(-.72, y + .20, z, -3)
    D.keyboard(-.78, y - .15, z, -4)
    D.desk_lamp(-1.50, y + .20, z, -70, (.05, .075, .06))
    D.notebook(-1.30, y - .12, z, 12)
    P.rosette(-.14, y + .16, .17, z, 60, (.34, .13, .05))
    D.mug(-.24, y - .20, z, (.50, .46, .40), 20)
    # right: laptop in use, papers, coffee
    D.wide_monitor(1.05, y + .21, z, -8)
    F.laptop(1.55, y - .06, z, -24)
    D.keyboard(.98, y - .17, z, -6)
    D.papers(.52, y - .10, z, rng)
    P.coffee(.60, y + .16, z, 40, height=.075)
    D.pencil_cup(1.82, y + .26, z, rng)
    D.swivel_chair(-2.55, y - .92, 158, rust)
    D.swivel_chair(-.95, y - .74, 188, slate, up=.02)
    D.swivel_chair(1.62, y - 1.08, 128, rust)
    K.box((-.75, -3.2, .009), (6.6, 2.7, .018), M.fabric((.17, .17, .145), 90), .006)
    K.box((-.75, -3.2, .0105), (6.2, 2.3, .018), M.fabric((.31, .29, .24), 90), .006)
    P.bag(2.12, y + .12, 24, M.principled('leather', (.17, .065, .025), .45))


def corner():
    """A tree and a palm beside the glass."""
    P.leafy_tree(2.42, -.80, 1.7, 0, 40)
    P.palm(-4.35, -.75, 1.75, 0, 120)


def office(tint):
    shell(tint)
    shelves()
    desks()
    corner()
    O.hill_country('afternoon', -.5, ((-5.4, 12, .85), (4.6, 15, .9), (11, 15, 1.0)), 80)
    O.light('afternoon', (-.52, -.70, -.42), 11)
    K.area((0, -7.9, 2.7), (0, -3, 1), 7, 52, K.kelvin(4600), size_y=1.5, visible=False, glossy=False)
    K.camera((2.2, -6.5, 1.5), (-.47, -1.2, 1.5), 26, shift=(0, -.098))


def bare():
    office(BARE)
    return dict(samples=10, size=(1200, 800), grade=SEEN)


def film():
    office(FILM)
    return dict(samples=10, size=(1200, 800), grade=SEEN)


PICTURES = {'with-and-without/office-bare': bare, 'with-and-without/office-film': film}
