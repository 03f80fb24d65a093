"""Door glass from close by: one shade a picture, front doors never below 35 %, as Texas asks."""
from cars.coupe import coupe
from cars.hatch import hatch
from kit import core as K, places as P
from .lake import picture


TREES = ((-34, 7, 1.1), (-42, -12, 1.3), (-30, -24, 1.2), (-36, 26, 1.3))


def coupe_door(color, front, back, eye, aim, lens, west=(-1, .1), power=200, **more):
    P.terrace(west=west, half=13, ground=P.asphalt(), trees=TREES, **more)
    P.fill(power=power)
    coupe(color, dict(front=front, quarter=back, rear=back))
    K.camera(eye, aim, lens)
    return picture()


def limestone_50():
    return coupe_door('limestone', 50, 50, (3.2, -1.75, 1.20), (.78, -.02, .93), 58)


def blue_35():
    return coupe_door('blue', 35, 35, (2.7, -2.15, 1.12), (.80, -.28, .95), 60, west=(-1, .6))


def obsidian_5():
    return coupe_door('obsidian', 35, 5, (3.1, 1.9, 1.22), (.72, .42, .98), 58, west=(-1, -.3))


def red_20():
    return coupe_door('red', 35, 20, (2.9, 1.0, 1.32), (.72, .45, .98), 55, west=(-1, .0))


def hatch_door(color, front, back, eye, aim, lens, west=(-1, .1), power=260):
    P.terrace(west=west, half=13, ground=P.asphalt(), trees=TREES)
    P.fill(power=power, y=9 if eye[1] < .5 else -8, length=6)      # aside: the flat panes must not mirror it
    hatch(color, front=front, back=back)
    K.camera(eye, aim, lens)
    return picture()


def limestone_15():
    return hatch_door('limestone', 35, 15, (3.6, .75, 1.16), (.6, .55, 1.08), 58)


def silver_35():
    return hatch_door('silver', 35, 35, (3.3, -1.5, 1.17), (.7, -.35, 1.09), 58, west=(-1, .4))


def blue_5():
    return hatch_door('blue', 35, 5, (3.4, 1.9, 1.18), (.62, .62, 1.09), 56, west=(-1, -.4))


def red_50():
    return hatch_door('red', 50, 50, (3.9, .15, 1.15), (.6, .05, 1.08), 62)


PICTURES = {'cars/door-' + f.__name__.replace('_', '-'): f for f in (limestone_50, blue_35, obsidian_5, red_20)}
PICTURES |= {'cars/side-' + f.__name__.replace('_', '-'): f for f in (limestone_15, silver_35, blue_5, red_50)}
