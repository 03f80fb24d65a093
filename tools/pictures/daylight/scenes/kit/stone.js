/** Limestone walls and boarded floors, lit from the right. */
import { R, rgba, rr, seed } from '../../lib.js';
import { blend, box, inside, lin, poly, soft } from './paint.js';

/** Coursed limestone over a rectangle; `tones` goes from the shaded to the lit end. */
export const stoneWall = (
  c,
  x,
  y,
  w,
  h,
  { course = 56, tones = ['#a39c85', '#d9cfb2'], sd = 3, joint = 'rgba(64,66,52,.34)', varied = 1 } = {},
) =>
  inside(c, box(x, y, w, h), () => {
    seed(sd);
    c.fillStyle = lin(c, x, y, x + w, y, [0, tones[0]], [1, tones[1]]);
    c.fillRect(x, y, w, h);
    let row = 0;
    for (let yy = y; yy < y + h; yy += course, row++) {
      let xx = x - rr(0, course * 1.6);
      while (xx < x + w) {
        const bw = rr(1.2, 3.2) * course;
        c.fillStyle = rgba(
          ['#fbf1d2', '#7e7c68', '#efe2bd', '#8d8a74', '#c8a873'][Math.floor(R() * 5)],
          rr(0.04, 0.26) * varied,
        );
        c.fillRect(xx, yy, bw, course);
        c.fillStyle = rgba('#fff4d0', 0.2);
        c.fillRect(xx + bw - 3, yy + 2, 1.6, course - 4);
        c.fillRect(xx, yy + 1.5, bw, 1.4);
        for (let k = 0; k < 5; k++) {
          c.fillStyle = rgba('#5d5a48', rr(0.04, 0.13));
          c.beginPath();
          c.ellipse(xx + R() * bw, yy + R() * course, rr(1, 7), rr(0.6, 2), 0, 0, 7);
          c.fill();
        }
        c.fillStyle = joint;
        c.fillRect(xx + bw - 1, yy, 2, course);
        xx += bw;
      }
      c.fillStyle = joint;
      c.fillRect(x, yy - 1, w, 2);
    }
  });
/** Floor boards running to a vanishing point at vx. */
export const boards = (c, w, y0, h, vx, { near = '#2f2b22', far = '#7a6747', wide = 92, sd = 4 } = {}) =>
  inside(c, box(0, y0, w, h - y0), () => {
    seed(sd);
    c.fillStyle = lin(c, 0, y0, 0, h, [0, far], [1, near]);
    c.fillRect(0, y0, w, h - y0);
    const k = 2.3;
    for (let i = -60; i < 60; i++) {
      const a = vx + i * wide,
        b = vx + (i + 1) * wide,
        A = vx + i * wide * k,
        B = vx + (i + 1) * wide * k;
      poly(
        c,
        [
          [a, y0],
          [b, y0],
          [B, h],
          [A, h],
        ],
        rgba(R() < 0.5 ? '#ffe3a8' : '#1b1a12', rr(0, 0.09)),
      );
      c.strokeStyle = 'rgba(20,18,12,.4)';
      c.lineWidth = 1.8;
      c.beginPath();
      c.moveTo(a, y0);
      c.lineTo(A, h);
      c.stroke();
    }
  });
/** Patches of sun given as quads, softened toward their far edge. */
export const sunPatch = (c, quads, { color = '255,214,130', a = 0.55, blur = 4 } = {}) =>
  blend(c, 'screen', 1, () =>
    soft(c, blur, () => {
      for (const q of quads) poly(c, q, `rgba(${color},${a})`);
    }),
  );
