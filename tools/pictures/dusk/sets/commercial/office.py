"""Open office over the tree tops at the end of the day."""
from kit import core as K, furniture as F, house as H, materials as M, outside as O

LEFT, RIGHT, DEPTH, HEIGHT = -7.2, 7.2, -9.5, 3.3


def shell(tint):
    frame = M.principled('mullion', (.012, .012, .013), .35)
    white = M.principled('white', (.64, .62, .59), .9)
    H.raw_box(LEFT, RIGHT, DEPTH, .2, -.2, 0, M.fabric((.20, .20, .20), 60))
    H.raw_box(LEFT, RIGHT, DEPTH, .2, HEIGHT, HEIGHT + .2, white)
    H.raw_box(LEFT, RIGHT, DEPTH - .2, DEPTH, 0, HEIGHT, white)
    H.raw_box(RIGHT, RIGHT + .2, DEPTH, .2, 0, HEIGHT, M.wood((.26, .135, .06), axis=2, plank=.3))
    H.raw_box(LEFT - .2, LEFT, DEPTH, .2, 0, HEIGHT, white)
    oak = M.wood((.34, .19, .09), axis=1, plank=.09)
    x = LEFT
    while x < RIGHT:
        H.raw_box(x, x + .05, DEPTH, -.35, HEIGHT - .16, HEIGHT - .02, oak)
        x += .19
    glass = M.tinted_glass(tint, ior=1.45)
    for i in range(6):
        a = LEFT + i * 2.4
        H.window(a, a + 2.4, 0, 0, HEIGHT, glass, frame, 1, 1, recess=0, bar=.055)
        K.span(a, a + 2.4, -.02, .09, .74, .79, frame)


def desk_row(y, tops, seat, side):
    """Four desks in a row with screens, chairs on one side (-1: nearer to us)."""
    for i in range(4):
        x = -5.1 + i * 1.75
        K.span(x, x + 1.7, y - .4, y + .4, .71, .745, tops, .008)
        for lx in (x + .1, x + 1.6):
            K.span(lx - .025, lx + .025, y - .35, y + .35, 0, .71, F.dark(), .004)
        F.monitor(x + .85, y - side * .22, .745, 180 if side > 0 else 0, .64)
        F.task_chair(x + .85, y + side * .72, 180 if side > 0 else 0, seat)
        K.box((x + .85, y + side * .14, .755), (.42, .14, .014), M.principled('keys', (.5, .5, .5), .5), .004)


def furnish():
    tops = M.wood((.38, .24, .125), axis=0, plank=.5, rough=.38)
    seat = M.fabric((.24, .085, .03))
    desk_row(-2.1, tops, seat, 1)
    desk_row(-3.1, tops, seat, -1)
    K.span(-5.15, 1.95, -2.63, -2.57, .70, 1.12, M.fabric((.16, .18, .17)), .01)
    F.plant(-6.5, -1.0, 4, 1.2)
    F.plant(3.0, -.95, 9, 1.25)
    for x in (-3.4, -.2):
        K.span(x - 1.3, x + 1.3, -2.66, -2.54, 2.28, 2.34, M.principled('lamp', (.04, .04, .04), .4), .01)
        for s in (-1.1, 1.1):
            K.box((x + s, -2.6, 2.75), (.006, .006, .85), F.dark())


def lounge():
    wool = M.fabric((.46, .43, .38))
    K.box((4.9, -3.2, .01), (3.4, 3.2, .02), M.fabric((.42, .36, .29), 100), .006)
    F.armchair(4.1, -4.1, -150, wool)
    F.armchair(5.9, -3.9, 150, wool)
    F.armchair(5.0, -2.0, 5, M.principled('leather', (.20, .075, .026), .45))
    F.round_table(5.0, -3.1, .4, M.wood((.38, .24, .125), axis=0, plank=.5, rough=.38), F.dark(), .4)
    F.stack(4.95, -3.1, .4)


def evening():
    shell((.42, .44, .45))
    furnish()
    lounge()
    glow = M.emission(K.kelvin(3800), 9, sampled=False)
    for x in (-3.4, -.2):
        K.span(x - 1.28, x + 1.28, -2.64, -2.56, 2.272, 2.28, glow)
    K.area((-1.8, -2.6, 2.26), (-1.8, -2.6, 0), 5.6, 130, K.kelvin(3900), size_y=.12, visible=False, glossy=False)
    O.hill_country('blue', -6.0, ((-9, 14, 1.0), (-3.0, 17, 1.1), (4.5, 15, 1.05), (11, 18, 1.1)), 90)
    O.light('blue', gain=2.4)
    K.area((2, -6, 3.1), (2, -6, 0), 8, 110, K.kelvin(4200), size_y=4, visible=False, glossy=False)
    K.camera((-6.2, -5.9, 1.5), (1.6, -.5, 1.32), 25, shift=(0, .02))
    return dict(samples=10, size=(1200, 800), grade=dict(exposure=2.1, bloom=.08, saturation=1.08, warmth=-.04))


PICTURES = {'commercial/office-evening': evening}
