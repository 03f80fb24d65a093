"""Command line.   blender -b -P render.py -- [--list] [--only NAME,...] [--width 480 --few 12] [--out DIR]

A picture is a function without arguments in sets/<series>/<name>.py that builds a scene, places a camera
and returns options of kit.output.render; PICTURES in that file maps its names to functions."""
import argparse, importlib, os, pkgutil, sys, time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import sets
from kit import core as K


def pictures():
    """{'series/name': (function)} of all files under sets."""
    found = {}
    for module in pkgutil.walk_packages(sets.__path__, 'sets.'):
        if not module.ispkg:
            found.update(getattr(importlib.import_module(module.name), 'PICTURES', {}))
    return found


def options():
    parser = argparse.ArgumentParser(prog='render.py')
    parser.add_argument('--list', action='store_true', help='print the names')
    parser.add_argument('--only', default='', help='names, separated by commas')
    parser.add_argument('--out', default='rendered', help='folder of the PNG files')
    parser.add_argument('--width', type=int, help='smaller picture, for previews')
    parser.add_argument('--few', type=int, help='samples of each half, for previews')
    parser.add_argument('--resume', action='store_true', help='skip pictures that lie in the folder already')
    parser.add_argument('--keep', action='store_true', help='keep the linear picture beside the PNG')
    parser.add_argument('--regrade', action='store_true', help='grade a kept picture again, without rendering')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])


def main():
    args = options()
    for name, build in pictures().items():
        if args.list:
            print(name)
        if args.list or (args.only and name not in args.only.split(',')):
            continue
        if args.resume and os.path.exists(os.path.join(args.out, name + '.png')):
            continue
        K.reset()
        start = time.time()
        settings = build()
        print(f'BUILT {name} in {time.time() - start:.1f}s', flush=True)
        K.render(os.path.join(args.out, name + '.png'), width=args.width, few=args.few, keep=args.keep, regrade=args.regrade, **settings)


main()
