/** Glass towers far away, their right face in the sun. */
import { R, mix, rgba, rr } from '../../lib.js';
import { inside, lin, poly, strokePath, toPath } from './paint.js';

/** Roof lines: shares of the width from the left and of the height over the eaves. */
const crowns = {
  flat: [
    [0, 0],
    [1, 0],
  ],
  step: [
    [0, -0.14],
    [0.14, -0.14],
    [0.14, -0.05],
    [0.26, -0.05],
    [0.26, 0],
    [0.84, 0],
    [0.84, -0.09],
    [1, -0.09],
  ],
  slope: [
    [0, 0.17],
    [0.66, 0],
    [1, 0],
  ],
  prism: [
    [0, 0],
    [0.42, 0.15],
    [0.66, 0.15],
    [1, 0],
  ],
  facets: [
    [0, 0],
    [0.08, 0.05],
    [0.28, 0.17],
    [0.5, 0.07],
    [0.72, 0.17],
    [0.92, 0.05],
    [1, 0],
  ],
  arch: [
    [0, -0.06],
    [0.1, -0.025],
    [0.28, 0],
    [0.5, 0.008],
    [0.72, 0],
    [0.9, -0.025],
    [1, -0.06],
  ],
};

/** A lookout: a ball of glass on three shafts. */
function ball(c, x, y, r, h, tone) {
  for (const [d, width, color] of [
    [-0.5, 3, mix(tone, '#4c6a6c', 0.3)],
    [0, 7, tone],
    [0.5, 4, mix(tone, '#fff0cc', 0.8)],
  ])
    strokePath(c, `M${x + d * r} ${y} V${y - h}`, color, width);
  c.fillStyle = lin(c, x - r, y - h - r, x + r, y - h, [0, '#7b9da3'], [0.6, '#b9c3b0'], [1, '#fff0cc']);
  c.beginPath();
  c.arc(x, y - h, r, 0, 7);
  c.fill();
  for (const d of [-0.5, 0, 0.5]) {
    const half = r * Math.sqrt(1 - d * d);
    strokePath(c, `M${x - half} ${y - h + d * r} H${x + half}`, 'rgba(38,66,72,.3)', 1.3);
  }
}

/** One tower with its foot at x, y; `tone` is its glass, `mast` the height of an antenna. */
export function tower(c, x, y, w, h, tone, crown = 'flat', mast = 0) {
  if (crown === 'ball') return ball(c, x + w / 2, y, w / 2, h, tone);
  const corner = x + w * 0.66;
  const roof = crowns[crown].map(([a, b]) => [x + w * a, y - h * (1 + b)]);
  const top = Math.min(...roof.map((p) => p[1]));
  if (mast) strokePath(c, `M${x + w * 0.4} ${y - h} V${top - mast}`, mix(tone, '#4c6a6c', 0.3), 3);
  inside(c, toPath([[x, y], ...roof, [x + w, y]]), () => {
    c.fillStyle = lin(
      c,
      0,
      top,
      0,
      y,
      [0, mix(tone, '#5f8c9c', 0.5)],
      [0.5, mix(tone, '#87a7a6', 0.35)],
      [1, mix(tone, '#e6dcb8', 0.55)],
    );
    c.fillRect(x, top, w, y - top);
    // what a neighbor throws on the glass
    const from = top + (y - top) * rr(0.3, 0.6);
    poly(
      c,
      [
        [x, from],
        [corner, from + rr(-30, 30)],
        [corner, y],
        [x, y],
      ],
      rgba('#3f646a', 0.16),
    );
    c.fillStyle = lin(c, 0, top, 0, y, [0, mix(tone, '#fff0cc', 0.82)], [1, mix(tone, '#fbe9bd', 0.66)]);
    c.fillRect(corner, top, w, y - top);
    // floors and mullions, as fine as each other
    c.fillStyle = 'rgba(38,66,72,.2)';
    const bays = Math.max(3, Math.round(w / 10));
    for (let i = 1; i < bays; i++) c.fillRect(x + ((corner - x) * i) / bays, top, 1.3, y - top);
    for (let q = y - 8; q > top; q -= 10) c.fillRect(x, q, corner - x, 1.3);
    c.fillStyle = 'rgba(120,104,66,.16)';
    for (let q = y - 8; q > top; q -= 10) c.fillRect(corner, q, w, 1.3);
    // here and there a room with its lamp on, or a pane that flashes
    for (let i = 0; i < w * h * 0.0008; i++) {
      c.fillStyle = R() < 0.5 ? 'rgba(255,240,200,.45)' : 'rgba(40,70,76,.16)';
      const col = Math.floor(rr(0, bays));
      c.fillRect(
        x + ((corner - x) * col) / bays + 1.3,
        y - 8 - 10 * Math.floor((rr(0, 1) * (y - top)) / 10),
        (corner - x) / bays - 1.3,
        8.6,
      );
    }
    c.fillStyle = rgba('#fff4d6', 0.8);
    c.fillRect(corner - 1, top, 2, y - top);
  });
  strokePath(c, `M${roof.map((p) => p.join(' ')).join(' L')}`, rgba('#fff2d0', 0.75), 1.8);
}

/** A row of towers along y, paler ones behind it. Each is its share of the width, its width, height, crown and mast. */
export function towerRow(c, W, y, towers, [x0, x1] = [0, W], k = 1) {
  for (let i = 0; i < towers.length * 1.4; i++) {
    const [x, w, h] = [rr(x0, x1), rr(30, 62) * k, rr(0.2, 0.62) * k];
    const middle = 1 - Math.abs((x - x0) / (x1 - x0) - 0.48) * 1.7;
    const tall = h * 300 * Math.max(0.3, middle);
    c.fillStyle = lin(
      c,
      x,
      0,
      x + w,
      0,
      [0, '#a9bdb6'],
      [0.66, '#b9c6b8'],
      [0.67, '#e2dcc0'],
      [1, '#e2dcc0'],
    );
    c.fillRect(x, y - tall, w, tall);
  }
  for (const [share, w, height, crown, mast = 0] of towers) {
    const tone = mix('#8fabad', '#c3c6b2', share + rr(-0.12, 0.12));
    tower(c, x0 + share * (x1 - x0), y, w * k, height * rr(0.94, 1.06) * k, tone, crown, mast * k);
  }
}
