"""Cafe at the window on a town square, at blue hour: bentwood chairs, warm lamps, and lit fronts across the street."""
import math, random
from kit import core as K, desk as D, furniture as F, house as H, materials as M, nature as T, outside as O, pieces as P

LEFT, RIGHT, HEAD = -4.6, 3.6, 2.95
CEDAR = (.17, .085, .038)


def room():
    frame = M.principled('steel', (.012, .012, .013), .38)
    stone = M.limestone(1.25, (.58, .51, .41))
    H.raw_box(LEFT, RIGHT, -7, .1, -.1, 0, M.wood((.27, .155, .075), axis=1, plank=.15, rough=.32))
    H.raw_box(LEFT, RIGHT, -7, .3, 3.4, 3.5, M.wood(CEDAR, axis=0, plank=.14))
    H.raw_box(LEFT, RIGHT, -7.2, -7, 0, 3.4, M.principled('back', (.35, .30, .25), .9))
    H.raw_box(LEFT - .2, LEFT, -7, .3, 0, 3.4, stone)
    H.raw_box(RIGHT, RIGHT + .2, -7, .3, 0, 3.4, stone)
    H.wall_x(LEFT, RIGHT, 0, 0, 3.4, [(-4.2, 3.0, .5, HEAD)], stone, .3)
    H.window(-4.2, 3.0, 0, .5, HEAD, M.tinted_glass((.46, .48, .49), ior=1.45), frame, 4, 1, recess=.1, bar=.05)
    K.span(-4.3, 3.1, -.30, .06, .45, .5, M.wood((.30, .17, .08), axis=0, plank=.5, rough=.35), .01)


def cafe_table(x, y, r=.40):
    F.round_table(x, y, r, M.wood((.36, .21, .10), axis=0, plank=.13, rough=.3), M.principled('iron', (.02, .02, .02), .45), .74)


def opal():
    """Lit glass, a little darker towards the rim, so that the globe stays round."""
    n = M.N('opal')
    edge = n.new('LayerWeight', {'Blend': .35}).outputs['Facing']
    n.m.cycles.sample_as_light = False
    return n.done(n.new('Emission', {'Color': n.ramp(edge, [(0, (1.0, .66, .36)), (.55, (1.0, .50, .20)), (1, (.62, .22, .06))]), 'Strength': 1.15}))


def lamp(x, y, rim=1.78):
    """A globe of opal glass under a brass cap; an area lamp below it does its work."""
    brass = M.principled('brass', (.30, .19, .075), .3, metal=.9)
    K.pillow((x, y, rim + .15), (.30, .30, .29), opal(), None, 1)
    K.lathe([(.10, rim + .265), (.085, rim + .30), (.022, rim + .33), (.018, rim + .40), (0, rim + .40)], brass, 'Z', 40).location = (x, y, 0)
    K.box((x, y, rim + 1.1), (.009, .009, 1.5), F.dark())
    K.area((x, y, rim - .03), (x, y, 0), .3, 32, K.kelvin(3200), visible=False, glossy=False)


def candle(x, y, z):
    K.lathe([(0, 0), (.036, 0), (.040, .07), (.036, .07), (.033, .008), (0, .008)], M.principled('votive', (.42, .18, .06), .3, coat=.4, emit=(1, .36, .08), emit_strength=.7), 'Z', 32).location = (x, y, z)
    K.pillow((x, y, z + .062), (.014, .014, .032), M.emission((1, .55, .18), 18, sampled=False), None, 1)


def plate(x, y, z, r=.10):
    K.lathe([(0, 0), (r * .6, 0), (r, .014), (r * .99, .017), (r * .6, .005), (0, .005)], M.principled('plate', (.66, .62, .55), .3, coat=.2), 'Z', 48).location = (x, y, z)


def furnish():
    black, cane = M.principled('bentwood', (.05, .022, .012), .3, coat=.35), M.principled('seat', (.36, .21, .10), .6)
    z = .74
    for x, y, turns in ((-1.15, -1.75, (-78, 98)), (.95, -1.10, (-100, 76))):
        cafe_table(x, y)
        for s, turn in zip((-1, 1), turns):
            P.bentwood_chair(x + s * .66, y + .04 * s, turn, black, cane)
        lamp(x, y)
    P.coffee(-1.33, -1.88, z, 200, height=.07)
    P.coffee(-.98, -1.60, z, 30, height=.07)
    plate(-1.05, -1.95, z, .11)
    P.bread(-1.05, -1.95, z + .008, 20, .17)
    P.rosette(-1.30, -1.55, .19, z)
    D.notebook(-.92, -1.82, z, -62, (.08, .11, .12))
    F.vase(.80, -.98, z, (.60, .56, .50), .62)
    P.coffee(.80, -1.26, z, 160, height=.07)
    candle(1.10, -.98, z)
    plate(1.18, -1.30, z, .085)
    P.bread(1.18, -1.30, z + .008, 110, .12)


def side():
    """The right wall: a leather bench with cushions, a table before it, shelves with cups and jars."""
    rng = random.Random(7)
    oak, leather = M.wood((.30, .17, .08), axis=1, plank=.4, rough=.35), M.principled('leather', (.20, .075, .028), .42)
    x = RIGHT
    K.span(x - .56, x, -5.4, -.45, 0, .34, oak, .006)
    for k in range(4):
        y = -4.8 + k * 1.22
        K.pillow((x - .29, y, .41), (.56, 1.21, .15), leather, None, .22)
        K.pillow((x - .06, y, .72), (.13, 1.21, .46), leather, (0, -6, 0), .22)
    K.pillow((x - .24, -.85, .66), (.14, .42, .40), M.fabric((.10, .13, .12)), (0, -20, 8), .4)
    cafe_table(x - .98, -2.45, .36)
    lamp(x - .98, -2.45)
    P.bentwood_chair(x - 1.62, -2.72, -72, M.principled('bentwood', (.05, .022, .012), .3, coat=.35), M.principled('seat', (.36, .21, .10), .6))
    P.coffee(x - .85, -2.55, .74, 90, height=.07)
    plate(x - 1.12, -2.52, .74, .1)
    P.bread(x - 1.12, -2.52, .748, 60, .14)
    F.stack(x - .92, -2.26, .74)
    for z in (1.62, 2.08):
        K.span(x - .24, x, -3.4, -.75, z, z + .04, oak, .004)
        y = -3.3
        while y < -.9:
            h, r, tone = rng.uniform(.10, .27), rng.uniform(.04, .065), rng.choice(((.55, .50, .43), (.36, .15, .06), (.12, .15, .13), (.60, .56, .50), (.30, .20, .11)))
            K.lathe([(0, 0), (r, 0), (r * 1.06, .02), (r, h * .75), (r * .7, h), (0, h)], M.principled('jar', tone, .4), 'Z', 32).location = (x - .12, y, z + .04)
            y += r * 2 + rng.uniform(.03, .14)
    P.trailing_plant(x - .14, -.95, .3, 2.12, 90)


def front(x, width, y, high, stone, rng):
    """A house on the square: shop below with a door between two windows under awnings, tall windows with sills above, a cornice."""
    trim, frame = M.limestone(.6, (.50, .44, .36)), M.principled('frame', rng.choice(((.03, .05, .045), (.05, .03, .02), (.03, .032, .035))), .5)
    mid = x + width / 2
    low = ((x + .45, mid - .65), (mid + .65, x + width - .45))
    door = (mid - .5, mid + .5)
    n = 3 if width < 7 else 4
    gap = width / n
    upper = [(x + gap * (k + .5) - .5, x + gap * (k + .5) + .5, 4.15, 5.85) for k in range(n)] if high > 6 else []
    holes = [(a, b, .35, 2.75) for a, b in low] + [(*door, -.15, 2.75)] + upper
    H.wall_x(x, x + width, y, -.3, high, holes, stone, .4)
    for a in (x, x + width - .2):
        H.raw_box(a, a + .2, y + .4, y + 9, -.3, high, stone)
    H.raw_box(x, x + width, y + 8.8, y + 9, -.3, high, stone)
    K.plane((mid, y + 4.6, high - .6), (width, 8.8), M.principled('roof', (.05, .05, .05), .9))
    K.span(x - .05, x + width + .05, y - .16, y + .1, 3.45, 3.70, trim, .02)
    K.span(x - .08, x + width + .08, y - .34, y + .4, high, high + .20, trim, .03)
    K.span(x, x + width, y - .14, y + .1, high - .5, high - .38, trim, .02)
    for k in range(int(width / .42)):
        K.span(x + .1 + k * .42, x + .26 + k * .42, y - .26, y, high - .2, high, trim)
    for a, b in ((x, x + .3), (x + width - .3, x + width)):
        K.span(a, b, y - .10, y, -.3, 3.45, trim, .02)
    for a, b, z0, z1 in upper:
        K.span(a - .14, b + .14, y - .10, y + .05, z1, z1 + .24, trim, .02)
        K.span(a - .14, b + .14, y - .16, y + .05, z0 - .14, z0, trim, .02)
    for i, (a, b, z0, z1) in enumerate(holes):
        shop = z0 < 4
        lit = shop or rng.random() < .78
        tone = K.kelvin(rng.choice((2250, 2450, 2700)))
        glow = rng.uniform(.9, 1.5) * (1 if shop else .7) if lit else .015
        e, f = max(x + .25, a - 1.1), min(x + width - .25, b + 1.1)
        K.plane(((e + f) / 2, y + 3.2, (z0 + z1) / 2), (f - e, z1 - z0 + 1.2), M.emission(tone, glow, sampled=False), (90, 0, 0))
        K.plane(((a + b) / 2, y + 1.8, z1 + .02), (b - a + 1.0, 2.8), M.emission(tone, glow * 1.6, sampled=False), (180, 0, 0))
        K.plane(((a + b) / 2, y + 1.8, max(z0, -.1)), (b - a + 1.0, 2.8), M.principled('inside', (.20, .12, .06), .6))
        if shop:
            for k in range(3):
                zs = z0 + .35 + k * .6
                if i < 2:
                    K.span(a + .15, b - .15, y + 2.6, y + 2.9, zs, zs + .05, M.principled('shelf', (.10, .055, .025), .7))
            for k in range(2 if i < 2 else 0):      # lamps over the counter
                K.pillow((a + (b - a) * (k + .5) / 2, y + 1.3, 2.15), (.24, .24, .22), M.emission(K.kelvin(2900), 4, sampled=False), None, 1)
            for k in range(7 if i < 2 else 0):
                w, h, px = rng.uniform(.12, .4), rng.uniform(.2, .75), rng.uniform(a + .3, b - .3)
                K.span(px - w / 2, px + w / 2, y + rng.uniform(.6, 2.4), y + 2.5, z0, z0 + h, M.principled('goods', rng.choice(((.34, .12, .05), (.10, .17, .15), (.45, .38, .27), (.24, .09, .05))), .8))
        elif lit:
            for s in (-1, 1):       # curtains drawn aside
                K.span((a + b) / 2 + s * .5 - .16, (a + b) / 2 + s * .5 + .16, y + .5, y + .55, z0, z1, M.principled('curtain', (.34, .27, .18), .9))
        H.window(a, b, y, z0, z1, M.tinted_glass((.82, .84, .83), ior=1.3), frame, 2 if b - a > 1.6 else 1, 1 if shop else 2, recess=.14, bar=.06)
    if rng.random() < .75:
        cloth = M.fabric(rng.choice(((.24, .07, .03), (.06, .11, .09), (.36, .31, .23))), 60)
        for a, b in low:
            K.mesh('awning', [(a - .12, y, 3.3), (b + .12, y, 3.3), (b + .12, y - 1.2, 2.75), (a - .12, y - 1.2, 2.75), (b + .12, y - 1.2, 2.52), (a - .12, y - 1.2, 2.52)], [(0, 1, 2, 3), (3, 2, 4, 5)], cloth)


def courthouse(x, y):
    """Limestone hall with a clock tower, behind the row."""
    stone, roof = M.limestone(.7, (.52, .45, .36)), M.principled('roof', (.06, .07, .08), .5)
    H.raw_box(x - 10, x + 10, y, y + 14, -.3, 9.5, stone)
    K.span(x - 10.3, x + 10.3, y - .4, y + 14, 9.5, 10.0, stone)
    H.raw_box(x - 2.4, x + 2.4, y - 1.2, y + 4, -.3, 14.2, stone)
    K.span(x - 2.8, x + 2.8, y - 1.6, y + 4.4, 14.2, 14.7, stone)
    K.mesh('spire', [(x - 2.6, y - 1.4, 14.7), (x + 2.6, y - 1.4, 14.7), (x + 2.6, y + 4.2, 14.7), (x - 2.6, y + 4.2, 14.7), (x, y + 1.4, 19.2)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], roof)
    K.lathe([(0, 0), (1.25, 0)], M.emission(K.kelvin(3200), 1.6, sampled=False), 'Y', 48).location = (x, y - 1.26, 12.2)
    ring = K.lathe([(1.2, -.05), (1.45, -.05), (1.45, .05), (1.2, .05)], roof, 'Y', 48)
    ring.location = (x, y - 1.28, 12.2)
    for angle, length in ((-60, .85), (40, 1.1)):
        K.box((x + length / 2 * math.sin(math.radians(angle)), y - 1.32, 12.2 + length / 2 * math.cos(math.radians(angle))), (.10, .02, length), roof, 0, (0, angle, 0))
    for i in range(8):
        for z0, z1 in ((1.2, 4.0), (5.6, 8.4)):
            px = x - 8.9 + i * 2.54
            K.plane((px, y - .02, (z0 + z1) / 2), (1.1, z1 - z0), M.emission(K.kelvin(2900), 1.1 if (i * 5 + int(z0)) % 3 else .05, sampled=False), (90, 0, 0))


def lamppost(x, y):
    iron = M.principled('iron', (.02, .022, .022), .45)
    K.lathe([(0, -.2), (.16, -.2), (.13, .25), (.06, .35), (.045, 3.0), (.10, 3.05), (0, 3.1)], iron, 'Z', 24).location = (x, y, 0)
    K.pillow((x, y, 3.27), (.36, .36, .40), M.emission(K.kelvin(2900), 9, sampled=False), None, 1)
    K.lathe([(.12, 3.45), (.0, 3.62)], iron, 'Z', 24).location = (x, y, 0)


def square():
    """Street, pavement, a row of fronts with the courthouse behind it, oaks, lampposts and strings of bulbs."""
    rng = random.Random(23)
    O.ridges([(300, 16, (.06, .065, .08))], 4)
    K.plane((0, 30, -.32), (300, 110), M.principled('ground', (.07, .075, .05), 1, spec=.05))
    K.plane((0, 9, -.30), (140, 9), M.concrete((.11, .11, .115), .5, polish=.25, scale=.6))
    K.plane((0, 2.6, -.18), (140, 4.4), M.concrete((.24, .22, .20), .6, polish=.12))
    K.plane((0, 18, -.18), (140, 9), M.concrete((.26, .235, .21), .55, polish=.2))
    K.span(-70, 70, 13.3, 13.6, -.30, -.15, M.concrete((.36, .33, .30)))
    K.span(-70, 70, 4.7, 5.0, -.30, -.15, M.concrete((.36, .33, .30)))
    stripe = M.principled('stripe', (.42, .42, .40), .7)
    for k in range(7):
        K.plane((5.6, 5.7 + k * 1.15, -.29), (3.2, .55), stripe)
    feather = [T.tuft(rng, 90, .62, .2, .006, M.leaf((.30, .30, .12), .4), .75) for _ in range(3)]
    for px in (-5.2, -1.6, 5.0):
        H.raw_box(px - .9, px + .9, 3.7, 4.2, -.18, .30, M.concrete((.36, .33, .30), .6))
        for k in range(12):
            K.instance(rng.choice(feather), (px - .8 + k * .145, 3.95 + rng.uniform(-.1, .1), .28), (0, 0, rng.uniform(0, 6)), rng.uniform(.7, 1.1))
    y, x = 22, -24
    stones = [M.limestone(.9, (.58, .50, .40)), M.limestone(2.4, (.30, .13, .085)), M.limestone(1.0, (.50, .45, .38)), M.principled('painted', (.46, .43, .36), .85), M.limestone(2.4, (.36, .20, .13))]
    for i, (width, high) in enumerate(((6.4, 7.0), (7.4, 6.6), (6.2, 7.4), (7.6, 6.8), (6.2, 6.9), (6.4, 4.4), (6.4, 6.4), (7.2, 6.7), (6.4, 7.4), (7.6, 6.9))):
        front(x, width, y, high, stones[i % 5], rng)
        x += width + .03
    courthouse(30, 58)
    K.area((2, 20.4, 3.0), (2, 19.2, 0), 62, 900, K.kelvin(2900), size_y=.6, visible=False, glossy=False)
    K.area((2, 20.6, 3.75), (2, 22, 6.2), 62, 700, K.kelvin(2800), size_y=.4, visible=False, glossy=False)
    K.area((34, 52, .5), (30, 60, 9), 24, 2600, K.kelvin(3000), size_y=2, visible=False, glossy=False)
    O.oaks(-.3, ((-3.6, 15.4, .72), (20, 16, .78)), 0, 0.0, (.055, .075, .028), leaves=16000)
    posts = [(-8, 14.4), (.2, 14.4), (8.4, 14.4), (16.6, 14.4), (24.8, 14.4)]
    bulb = K.pillow((0, 0, -50), (.10, .10, .12), M.emission(K.kelvin(2700), 26, sampled=False), None, 1)
    wire = M.principled('wire', (.01, .01, .01), .6)
    for (x0, y0), (x1, y1) in zip(posts, posts[1:]):
        lamppost(x0, y0)
        spots = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 3.75 - 1.7 * t * (1 - t)) for t in (k / 10 for k in range(11))]
        for a, b in zip(spots, spots[1:]):
            K.box(((a[0] + b[0]) / 2, a[1], (a[2] + b[2]) / 2 + .07), (math.hypot(b[0] - a[0], b[2] - a[2]), .012, .012), wire, 0, (0, math.degrees(math.atan2(a[2] - b[2], b[0] - a[0])), 0))
            K.instance(bulb, a)


def cafe():
    room()
    furnish()
    side()
    square()
    K.gradient_world([(-1, (.02, .02, .03)), (-.02, (.40, .26, .20)), (.03, (.62, .42, .36)), (.09, (.50, .44, .50)), (.2, (.24, .33, .54)), (.5, (.09, .16, .36)), (1, (.04, .07, .20))], 1.0)
    K.area((0, -4.5, 3.3), (0, -4, 0), 8, 46, K.kelvin(3600), size_y=4, visible=False, glossy=False)
    K.camera((-2.5, -5.3, 1.5), (1.25, 0, 1.5), 29, fstop=4.0, focus=(-1.1, -1.75, .8), shift=(0, -.058))
    return dict(samples=14, size=(1600, 1067), grade=dict(exposure=1.7, bloom=.10, saturation=1.08, warmth=-.05))


PICTURES = {'commercial/cafe': cafe}
