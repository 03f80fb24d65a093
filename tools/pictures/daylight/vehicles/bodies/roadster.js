import { fill, linear, mix, rgba, stroke } from '../../lib.js';
import { line, outline } from '../path.js';
import { body } from './body.js';

/** A two-seat roadster with its cloth top up. Centimeters, rear bumper at 0, road at 0, up is negative. */
export const roadster = body({
  name: 'roadster',
  L: 408,
  H: 124,
  r: 32,
  wheels: [82, 322],
  belt: -88,
  glassTop: -115,
  outline: outline(
    '20,-24! 6,-32~5 2,-48 4,-64 14,-79 40,-88 76,-92 96,-94~3 116,-110 142,-120.5 176,-124 208,-121 234,-108 266,-90 310,-86 356,-78 388,-66 402,-52~6 408,-40 402,-24~5 388,-18! 30,-18!',
  ),
  dlo: outline('256,-90~3 230,-106 206,-115 178,-116.5 152,-112 144,-104 142,-92~4 200,-90'),
  cuts: [],
  panes: ['front'],
  shuts: [
    line('262,-89! 258,-70 256,-46 252,-24!'),
    line('146,-91! 148,-70 142,-46 136,-32!'),
    line('280,-88! 340,-80 388,-66!'),
    line('20,-80! 50,-86 90,-90!'),
  ],
  handles: [[156, -78, 18]],
  shoulder: line('10,-74! 60,-85 130,-82 200,-78 260,-80 330,-76 390,-62!'),
  crease: line('120,-36! 190,-30 280,-34!'),
  head: outline('362,-76! 384,-68 394,-56~3 380,-55 366,-62~4'),
  headInner: outline('372,-70! 386,-62! 380,-58.5! 371,-63!'),
  tail: outline('4,-62! 12,-75! 26,-76 28,-66 18,-60~3'),
  dark: ['M406 -38Q394 -37 386 -34Q384 -31 388 -29L404 -28Z', 'M4 -34L22 -31L25 -27L9 -28Z'],
  trim: line('142,-90.6! 200,-88.8 256,-88.6!'),
  seats: [{ x: 176, top: -111 }],
  wheelAt: { x: 222, y: -90 },
  mirror: { x: 244, y: -91, size: 0.85 },
  roof(c, b, paint, look) {
    const top = outline(
      '92,-93! 116,-111 142,-121.5 176,-125 210,-122 236,-109 264,-91! 256,-90~3 230,-106 206,-115 178,-116.5 152,-112 144,-104 142,-92~3',
    );
    fill(
      c,
      top,
      linear(c, 0, -124, 0, -92, [
        0,
        mix(paint.top ?? '#b59a6c', look.sky, 0.35),
        0.4,
        paint.top ?? '#b59a6c',
        1,
        mix(paint.top ?? '#b59a6c', look.shadow, 0.5),
      ]),
    );
    for (const l of [
      'M120 -113Q128 -102 126 -93',
      'M150 -122Q150 -117 154 -113',
      'M196 -123.5Q198 -120 198 -116',
    ])
      stroke(c, l, rgba(look.shadow, 0.35), 0.9);
    stroke(
      c,
      line('100,-99! 118,-112.5 144,-121.5 176,-125 208,-122.4 236,-109!'),
      rgba(look.sun, 0.8 * look.rim),
      1,
    );
  },
});
