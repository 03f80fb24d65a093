/** Artificial turf with a melted streak, the light that a window throws on it, and the smoke that rises. */
import { G, mix, pick, R, rgba, rr, seed } from '../../lib.js';
import { haze } from '../kit/light.js';
import { lin, poly, polyline, soft } from '../kit/paint.js';

/** The parts of a lawn by the far end, the bend and the near end of its streak, and the pane that throws the light. */
export function meltedTurf([a, b, d], pane) {
  /** The middle of the streak from its far end (0) to its near end (1), with its half width. */
  function bend(t) {
    const x = (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * d[0];
    const y = (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * d[1];
    return { x, y, half: 30 + 30 * t };
  }
  const course = Array.from({ length: 90 }, (_, i) => bend(i / 89));
  /** How far a point lies from the middle of the streak: below 1 is inside. */
  const away = (x, y) =>
    Math.min(...course.slice(5, -9).map((p) => Math.hypot((x - p.x) * 0.8, y - p.y) / p.half));

  /** The streak: blades that lie along it, with the shine of plastic in two bands. */
  function streak(c) {
    const place = ({ x, y, half }, v) => [x + v * half * 0.5, y - v * half * 0.85];
    const side = (v) => course.map((p) => place(p, v));
    soft(c, 7, () => poly(c, [...side(0.95), ...side(-0.95).reverse()], '#5f7d3e'));
    for (let i = 0; i < 1100; i++) {
      const [t, v] = [rr(-0.05, 1), rr(-1, 1)];
      const shine = Math.max(
        Math.exp(-(((v - 0.4) / 0.2) ** 2)),
        0.7 * Math.exp(-(((v + 0.35) / 0.16) ** 2)),
      );
      const tone = mix(pick(['#6a8c44', '#84a252', '#a0b465']), '#f6f7de', shine * rr(0.5, 1));
      polyline(c, [place(bend(t), v), place(bend(t + rr(0.03, 0.06)), v + rr(-0.1, 0.1))], tone, 2.5 + t * 3);
    }
  }

  /** Even rows of plastic blades; only beside the streak do they stand. */
  function turf(c, W, H) {
    c.fillStyle = lin(c, 0, 640, 0, H, [0, '#93ab58'], [0.4, '#638a44'], [1, '#3f6a3a']);
    c.fillRect(0, 640, W, H - 640);
    seed(8);
    streak(c);
    for (let row = 0; row < 58; row++) {
      const t = row / 57,
        y = 644 + Math.pow(t, 1.35) * 380,
        l = 7 + t * 26,
        gap = 6 + t * 7;
      for (let x = -10 + (row % 2) * gap * 0.5; x < W + 10; x += gap) {
        const px = x + rr(-2, 2);
        // the streak frays where it ends
        const far = away(px, y) + rr(-0.12, 0.12);
        if (far < 1) continue;
        const green = ['#7ba74e', '#93b75b', '#568945', '#47783f', '#b0c86c'][Math.floor(R() * 5)];
        // the first blades beside the streak have begun to bend
        const lean = far < 1.25 ? 0.9 : rr(-0.22, 0.22);
        const high = far < 1.25 ? 0.6 : 1;
        c.strokeStyle = green;
        c.lineWidth = 1.3 + t * 2.2;
        c.lineCap = 'round';
        c.beginPath();
        c.moveTo(px, y);
        c.quadraticCurveTo(px + lean * l * 0.3, y - l * 0.7 * high, px + lean * l, y - l * high);
        c.stroke();
      }
    }
  }

  /** The light on its way: to the window from the right, and from its bent glass gathered into the spot. */
  function beam(c, W, H) {
    const { x, y, w, h } = pane;
    const coming = [
      [W, 60],
      [W, 330],
      [x + w, y + h],
      [x, y],
      [x + w, y],
    ];
    haze(c, W, H, 34, (k) => poly(k, coming, 'rgba(255,242,200,.24)'));
    // many faint rays: where they meet, the air is brightest, and no edge is hard
    const rays = (count, spread, alpha, width) => (k) => {
      seed(52);
      for (let i = 0; i < count; i++) {
        const u = 0.5 + spread * G();
        const from = [x + w * u, y + h * (0.5 + spread * G())];
        const to = bend(0.52 + (u - 0.5) * 0.34 + 0.02 * G());
        poly(
          k,
          [
            [from[0] - width, from[1] - width],
            [from[0] + width, from[1] + width],
            [to.x + 9, to.y + 3],
            [to.x - 9, to.y - 3],
          ],
          lin(
            k,
            ...from,
            to.x,
            to.y,
            [0, `rgba(255,240,196,${alpha * 0.3})`],
            [0.45, `rgba(255,228,150,${alpha * 0.42})`],
            [0.85, `rgba(255,216,112,${alpha * 0.8})`],
            [1, `rgba(255,222,130,${alpha})`],
          ),
        );
      }
    };
    haze(c, W, H, 16, rays(90, 0.62, 0.1, 34), 1, 'screen');
    haze(c, W, H, 7, rays(36, 0.4, 0.09, 9), 1, 'screen');
  }

  /** The hot streak: blades that lie in the focus and blaze, crossed by the fine lines of a caustic. */
  function caustic(c, W, H) {
    const place = (t, v) => {
      const p = bend(t);
      return [p.x + v * p.half * 0.5, p.y - v * p.half * 0.85];
    };
    const along = (from, to, v) =>
      Array.from({ length: 30 }, (_, i) => {
        const s = i / 29;
        return place(from + (to - from) * s, v(s));
      });
    // its glow on the blades around
    haze(
      c,
      W,
      H,
      30,
      (k) =>
        polyline(
          k,
          along(0.4, 0.64, () => 0),
          'rgba(255,190,70,.9)',
          96,
        ),
      1,
      'soft-light',
    );
    haze(c, W, H, 16, (k) =>
      polyline(
        k,
        along(0.4, 0.65, () => 0),
        'rgba(255,158,40,.5)',
        30,
      ),
    );
    seed(77);
    for (let i = 0; i < 1900; i++) {
      const [t, v] = [0.52 + 0.32 * G(), 0.85 * G()];
      const hot = Math.exp(-(((t - 0.52) / 0.15) ** 2)) * Math.exp(-((v / 0.36) ** 2));
      if (hot < 0.05) continue;
      const line = [place(t, v), place(t + rr(0.012, 0.034), v + rr(-0.06, 0.06))];
      polyline(c, line, rgba(mix('#ffae3c', '#fff6d2', hot * 1.05), Math.min(1, hot * 1.15)), rr(1.4, 3.4));
    }
    // threads of light that fade where they part
    const thread = (k, bow, wave, from, to, tone, alpha, wide) => {
      const line = along(from, to, (q) => bow * Math.sin(Math.PI * q) + wave * Math.sin(q * 15));
      line.slice(1).forEach((p, n) => {
        const fade = Math.sin((Math.PI * (n + 0.5)) / 29) ** 1.4;
        polyline(k, [line[n], p], rgba(tone, alpha * fade), wide * (0.4 + fade));
      });
    };
    haze(
      c,
      W,
      H,
      5,
      (k) => {
        k.lineCap = 'butt';
        thread(k, 0.3, 0.05, 0.36, 0.71, '#ffe08c', 0.6, 6);
        thread(k, -0.24, 0.06, 0.34, 0.68, '#ffe08c', 0.6, 6);
        thread(k, 0.02, 0.03, 0.41, 0.64, '#fffbe6', 0.7, 9);
      },
      1,
      'screen',
    );
    haze(c, W, H, 0.8, (k) => {
      thread(k, 0.34, 0.05, 0.37, 0.72, '#fffdf0', 0.9, 2.4);
      thread(k, -0.28, 0.07, 0.33, 0.68, '#fffdf0', 0.85, 2.2);
      thread(k, 0.12, -0.08, 0.45, 0.64, '#fffdf0', 0.6, 1.6);
    });
  }

  /** Fine smoke from the melted blades: each wisp a sheet of thin threads that turns as it rises and thins out. */
  function smoke(c, W, H) {
    const wisp = (k, t, high, phase, drift) => {
      const foot = bend(t);
      for (let i = 0; i < 34; i++) {
        const s = i / 16.5 - 1;
        for (let j = 0; j < 36; j++) {
          const point = (q) => {
            const sway = 30 * q * Math.sin(q * 6.2 + phase) + 12 * q * Math.sin(q * 13 + phase * 2);
            const wide = (5 + 40 * q ** 0.8) * Math.cos(q * 5.4 + phase * 1.7 + s * 0.5);
            return [foot.x + drift * q ** 1.4 + sway + s * wide, foot.y - 6 - q * high];
          };
          const q = j / 36;
          const alpha = 0.36 * Math.min(1, q * 4) * (1 - q) ** 1.4 * (1 - 0.5 * Math.abs(s));
          polyline(k, [point(q), point(q + 1 / 36)], `rgba(255,249,232,${alpha})`, 1.5);
        }
      }
    };
    const bundle = (k) => {
      k.lineCap = 'butt';
      wisp(k, 0.47, 330, 0.9, -60);
      wisp(k, 0.53, 430, 2.4, -80);
      wisp(k, 0.59, 300, 4.4, -40);
    };
    haze(c, W, H, 7, bundle, 0.9);
    haze(c, W, H, 1.1, bundle);
  }

  return { turf, beam, caustic, smoke };
}
