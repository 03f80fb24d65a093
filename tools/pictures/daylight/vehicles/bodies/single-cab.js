import { fill, linear, mix, rgba, stroke } from '../../lib.js';
import { line, outline } from '../path.js';
import { body } from './body.js';

/** An older pickup with a single cab and vent windows. Centimeters, rear bumper at 0, road at 0, up is negative. */
export const singleCab = body({
  name: 'single cab',
  sill: -40,
  L: 532,
  H: 180,
  r: 37.5,
  wheels: [120, 440],
  belt: -126,
  glassTop: -170,
  rim: 0.58,
  outline: outline(
    '20,-44! 12,-48~3 8,-62~2 8,-84~3 7,-124~3 232,-124~2 236,-40! 238,-40! 240,-126~2 246,-160 254,-175~5 282,-181 326,-181 346,-174 386,-128~3 430,-124 504,-120~5 520,-116~6 524,-92 522,-66 520,-48~5 500,-40! 36,-40!',
  ),
  dlo: outline('374,-128~3 342,-166 330,-171.5~5 280,-172~5 264,-168~4 258,-150 255,-128~4'),
  cuts: [{ t: 330, b: 346, w: 3 }],
  panes: ['front', 'front'],
  shuts: [
    line('376,-126! 374,-90 372,-48!'),
    line('254,-126! 252,-90 254,-48!'),
    line('388,-126! 450,-121 514,-116!'),
    line('234,-124! 235,-40!'),
    line('8,-118! 230,-118!'),
  ],
  handles: [[266, -110, 18]],
  shoulder: line('8,-104! 232,-104! 240,-104! 380,-104 520,-104!'),
  crease: line('160,-72! 300,-72 400,-72!'),
  band: 'M0 -102H232V-74H0ZM239 -102H524V-74H239Z',
  head: 'M510 -110h12v16h-12z',
  headInner: 'M513 -107h8v10h-8z',
  tail: outline('8,-76! 8,-104! 18,-104! 18,-76!'),
  dark: ['M233 -124L237 -124L238 -40L235 -40Z'],
  trim: line('255,-126.4! 374,-126.4!'),
  seats: [{ x: 292, top: -158 }],
  wheelAt: { x: 344, y: -128 },
  mirror: { x: 356, y: -130, size: 0.9 },
  after(c, b, paint, look) {
    const bright = linear(c, 0, -62, 0, -42, [
      0,
      '#f4f3ed',
      0.4,
      mix('#aab2ab', look.sky, 0.4),
      0.5,
      '#4c5651',
      1,
      '#c8ccc4',
    ]);
    fill(c, outline('2,-46~3 2,-60~3 30,-60~3 30,-46~3'), bright);
    fill(c, outline('498,-46~3 498,-60~3 530,-61~4 532,-52 530,-46~3'), bright);
    stroke(
      c,
      'M10 -102H232M240 -102H510M10 -74H80M160 -74H232M240 -74H400M480 -74H522',
      linear(c, 0, -102, 0, -74, [0, '#f4f3ed', 1, '#aab2ab']),
      1,
    );
    fill(c, 'M7 -124H232V-127H10Z', mix(paint.color, look.sky, 0.4));
    stroke(c, 'M40 -122V-78M90 -122V-98M150 -122V-98M200 -122V-78', rgba(look.shadow, 0.18), 1);
    for (const x of [496, 500, 504]) stroke(c, `M${x} -88h6`, rgba('#f4f3ed', 0.5), 1);
  },
});
