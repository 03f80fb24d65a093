/* Panes, film in true visible light transmission, sheen and seals. */
import { layer, linear, radial, rgba, stroke, toPath } from '../lib.js';

/** Film as a multiply color; the luminance of each equals its visible light transmission. */
export const FILM = {
  0: '#f2f6f4',
  70: '#cadee1',
  50: '#adbfc2',
  35: '#94a3a5',
  20: '#727e80',
  15: '#636e70',
  5: '#3a4142',
};

/** The panes of a body, back to front: a clip quad for each, between its pillars. */
export function panes(b) {
  const edge = (cut, offset) => [
    [cut.t + offset, -b.H - 5],
    [cut.b + offset, b.belt + 14],
  ];
  const walls = [{ t: -30, b: -30, w: 0 }, ...b.cuts, { t: b.L + 30, b: b.L + 30, w: 0 }];
  return b.panes.map((kind, i) => {
    const [left, right] = [walls[i], walls[i + 1]];
    const [a0, a1] = edge(left, (left.w ?? 7) / 2);
    const [b0, b1] = edge(right, -(right.w ?? 7) / 2);
    return { kind, quad: [a0, b0, b1, a1], x0: (a0[0] + a1[0]) / 2, x1: (b0[0] + b1[0]) / 2 };
  });
}

function sheen(c, b, pane, look, side) {
  const k = look.sheen ?? 1;
  const top = -b.H;
  const deep = b.belt;
  const x0 = Math.max(pane.x0, 0);
  const x1 = Math.min(pane.x1, b.L);
  c.fillStyle = linear(c, 0, top, 0, deep + 4, [
    0,
    rgba(look.sky, 0.13 * k),
    0.45,
    rgba(look.sky, 0.03 * k),
    1,
    rgba(look.sky, 0.01),
  ]);
  c.fillRect(x0, top, x1 - x0, deep - top + 10);
  const w = x1 - x0;
  const lean = (deep - top) * 0.5 * side;
  const m = x0 + w * (side > 0 ? 0.66 : 0.34);
  const streak = (off, wide, alpha) => {
    c.fillStyle = linear(c, 0, top, 0, deep, [
      0,
      rgba(look.horizon, alpha),
      1,
      rgba(look.horizon, alpha * 0.25),
    ]);
    c.beginPath();
    c.moveTo(m + off + lean * 0.5, top);
    c.lineTo(m + off + wide + lean * 0.5, top);
    c.lineTo(m + off + wide - lean * 0.5, deep + 10);
    c.lineTo(m + off - lean * 0.5, deep + 10);
    c.fill();
  };
  streak(-w * 0.12, w * 0.2, 0.16 * k);
  streak(w * 0.13, w * 0.05, 0.12 * k);
}

function tintLine(c, b, pane, spec, look) {
  const y = b.glassTop + (b.belt - b.glassTop) * spec.line;
  const edge = line(pane, y, spec.lean ?? 3);
  const film = new Path2D(`M-40 ${-b.H - 10}H${b.L + 40}V${edge.right}L-40 ${edge.left}Z`);
  c.fillStyle = 'rgba(255,244,214,.38)';
  c.fillRect(-40, y - 20, b.L + 80, 120);
  layer(
    c,
    () => {
      c.fillStyle = FILM[spec.vlt];
      c.fill(film);
    },
    { blend: 'multiply' },
  );
  stroke(c, `M-40 ${edge.left}L${b.L + 40} ${edge.right}`, rgba('#fff6dc', 0.9), 0.7);
  c.save();
  c.translate(0, 0.9);
  stroke(c, `M-40 ${edge.left}L${b.L + 40} ${edge.right}`, rgba(look.shadow, 0.35), 1);
  c.restore();
}
const line = (pane, y, lean) => {
  const slope = lean / Math.max(30, pane.x1 - pane.x0);
  const mid = (pane.x0 + pane.x1) / 2;
  return { left: y - (-40 - mid) * slope, right: y - (640 - mid) * slope };
};

/** Lays film on every pane; film is { front, rear, quarter } in percent or { vlt, line } for a pane half done. */
export function glaze(c, b, film, look, side) {
  const opening = toPath(b.dlo);
  for (const pane of panes(b)) {
    const spec = film[pane.kind] ?? film.rear;
    layer(
      c,
      () => {
        c.clip(opening);
        if (typeof spec === 'object') tintLine(c, b, pane, spec, look);
        else
          layer(
            c,
            () => {
              c.fillStyle = FILM[spec];
              c.fillRect(-40, -b.H - 10, b.L + 80, b.H + 10);
            },
            { blend: 'multiply' },
          );
        sheen(c, b, pane, look, side);
        c.fillStyle = radial(c, side > 0 ? pane.x1 : pane.x0, -b.H, 4, 90, [
          0,
          rgba(look.sun, 0.16 * look.rim * (look.sheen ?? 1)),
          1,
          rgba(look.sun, 0),
        ]);
        c.fillRect(pane.x0 - 80, -b.H, pane.x1 - pane.x0 + 160, b.H);
        seal(c, opening, pane, look);
      },
      { clip: pane.quad },
    );
  }
  stroke(c, opening, '#0c1210', 1.5);
}

function seal(c, opening, pane, look) {
  for (const shape of [opening, toPath(pane.quad)]) {
    stroke(c, shape, '#0d1311', 3.4);
    stroke(c, shape, rgba(look.sky, 0.16), 0.5);
  }
}
