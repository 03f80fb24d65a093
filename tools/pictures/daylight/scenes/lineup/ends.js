/** Paints both ends of a vehicle: lamps folded over the corners, grille, bumpers and plates. */
import { clamp, mix } from '../../lib.js';

const glow = '#fff4d6',
  black = '#141a18',
  red = '#b02d1b';

export function paintEnds(c, { b, s, project, flip, paint, light, plates, sill = black }) {
  const { length: L } = b;
  const nose = s.top(L) - 0.03,
    tail = s.belt(0);
  const shade = mix(paint, '#0d1518', 0.55);
  /** A point of an end: `u` is 0 in the middle, 1 at the corner, and goes on along the side in meters. */
  const wrap = (isFront, u, z) => {
    const along = Math.max(0, Math.abs(u) - 1);
    const x = isFront ? L - along : along;
    return project(s.place(x, Math.sign(u) * Math.min(1, Math.abs(u)) * s.reach(x, z), z));
  };
  const value = (height, u) => (typeof height === 'function' ? height(u) : height);
  /** A strip around an end from u0 to u1 between two heights; what faces away is left out. */
  function band(isFront, u0, u1, low, high, fill) {
    const n = Math.max(24, Math.ceil(Math.abs(u1 - u0) * 40));
    const path = new Path2D();
    const at = (u) => [wrap(isFront, u, value(low, u)), wrap(isFront, u, value(high, u))];
    let before = at(u0);
    for (let i = 1; i <= n; i++) {
      const now = at(u0 + ((u1 - u0) * i) / n);
      const [[a, d], [p, q]] = [before, now];
      const turn = (p[0] - a[0]) * (d[1] - a[1]) - (p[1] - a[1]) * (d[0] - a[0]);
      if (turn * flip * (isFront ? -1 : 1) * Math.sign(u1 - u0) < 0) {
        path.moveTo(...a);
        for (const corner of [p, q, d]) path.lineTo(...corner);
      }
      before = now;
    }
    c.fillStyle = fill;
    c.fill(path);
  }
  const both = (draw) => [-1, 1].forEach(draw);
  const front = (...o) => band(true, ...o),
    rear = (...o) => band(false, ...o);
  /** The dark bumper along the foot of an end to the wheel arch, and the light on its edge. */
  function bumper(isFront) {
    const room = isFront ? L - b.wheels[1] : b.wheels[0];
    const end = 1 + room - b.radius - 0.02;
    const low = (u) => {
      const along = Math.max(0, Math.abs(u) - 1);
      return s.foot(isFront ? L - along : along);
    };
    const high = (u) => low(u) + (b.cladding ? 0.18 : 0.1);
    band(isFront, -end, end, low, high, sill);
    band(isFront, -end, end, high, (u) => high(u) + 0.012, light(0.4));
  }
  function plate(isFront, z) {
    if (plates === false) return;
    const w = 0.17 / s.reach(isFront ? L : 0, z);
    band(isFront, -w, w, z, z + 0.11, '#e9e4d2');
    for (let i = -2; i < 3; i++)
      band(isFront, w * (i * 0.32 - 0.11), w * (i * 0.32 + 0.11), z + 0.035, z + 0.075, '#6d7470');
  }
  /** An opening set into the nose: dark, its upper edge in shade, its lower edge in the light, with bars. */
  function opening(wide, low, high, bars = 0, metal = '#8f9388') {
    front(-wide, wide, low - 0.014, high + 0.014, shade);
    front(-wide * 0.985, wide * 0.985, low, high, '#101614');
    for (let i = 1; i <= bars; i++) {
      const z = low + ((high - low) * i) / (bars + 1);
      front(-wide * 0.97, wide * 0.97, z - 0.012, z + 0.012, metal);
      front(-wide * 0.97, wide * 0.97, z + 0.004, z + 0.012, '#cfcdbc');
    }
    front(-wide * 1.01, wide * 1.01, high + 0.006, high + 0.02, light(0.75));
  }
  /** A disc on the nose. */
  function disc(u, z, r, fill) {
    const wide = r / s.reach(L, z);
    const half = (q) => Math.sqrt(Math.max(0, 1 - ((q - u) / wide) ** 2)) * r;
    front(
      u - wide,
      u + wide,
      (q) => z - half(q),
      (q) => z + half(q),
      fill,
    );
  }
  /** One lamp from `u0` on the nose around the corner to `u1` on the fender: a dark housing, two small lenses in it, a line of light. */
  function lamp(u0, u1, low, high, lenses = [0.3, 0.72]) {
    /** Height at a share `k` of the lamp, whose ends are round. */
    const part = (k) => (u) => {
      const round = 1 - Math.abs((2 * (Math.abs(u) - u0)) / (u1 - u0) - 1) ** 7;
      const [z0, z1] = [value(low, u), value(high, u)];
      return (z0 + z1) / 2 + (z1 - z0) * (k - 0.5) * round;
    };
    both((side) => {
      const [from, to] = [side * u0, side * u1];
      front(from, to, part(-0.06), part(1.06), shade);
      front(from, to, part(0), part(1), '#0f1514');
      front(from, to, part(0.06), part(0.4), '#1f2827');
      for (const share of lenses) {
        const u = u0 + (Math.min(1.02, u1) - u0) * share;
        const [z0, z1] = [part(0)(u), part(1)(u)];
        const middle = z0 + (z1 - z0) * 0.42;
        const w = (u1 - u0) * 0.085;
        front(side * (u - w), side * (u + w), middle - 0.022, middle + 0.014, '#36403d');
        front(side * (u - w), side * (u + w), middle - 0.006, middle + 0.014, '#d9d0b2');
      }
      const inset = (u1 - u0) * 0.06;
      front(side * (u0 + inset), side * (u1 - inset), part(0.78), part(0.92), glow);
    });
  }
  const sweep =
    (low, rise, from = 1) =>
    (u) =>
      low + rise * Math.max(0, Math.abs(u) - from);

  const faces = {
    slats() {
      opening(0.46, nose - 0.19, nose - 0.05, 3);
      opening(0.6, b.clear + 0.15, b.clear + 0.22);
      lamp(0.6, 1.22, sweep(nose - 0.16, 0.3), sweep(nose - 0.05, 0.16));
    },
    mouth() {
      opening(0.56, b.clear + 0.13, b.clear + 0.29, 1, '#4c5450');
      lamp(0.64, 1.24, sweep(nose - 0.15, 0.3), sweep(nose - 0.05, 0.16));
    },
    slim() {
      opening(0.52, nose - 0.12, nose - 0.06, 1);
      opening(0.62, b.clear + 0.15, b.clear + 0.26, 1, '#4c5450');
      lamp(0.58, 1.24, sweep(nose - 0.16, 0.3), sweep(nose - 0.05, 0.16));
    },
    bars() {
      opening(0.56, nose - 0.34, nose - 0.06, 2, mix(paint, '#3a423e', 0.35));
      lamp(0.62, 1.2, nose - 0.27, nose - 0.07);
    },
    van() {
      opening(0.5, nose - 0.2, nose - 0.1, 1);
      opening(0.62, b.clear + 0.16, b.clear + 0.27, 1, '#4c5450');
      lamp(0.58, 1.3, sweep(nose - 0.23, 0.3), sweep(nose - 0.06, 0.16));
    },
    chrome() {
      opening(0.56, nose - 0.21, nose - 0.06, 4, '#b9baa8');
      both((side) => {
        disc(side * 0.79, nose - 0.13, 0.115, '#3a423e');
        disc(side * 0.79, nose - 0.13, 0.1, '#efe9d4');
        disc(side * 0.79, nose - 0.13, 0.08, '#9aa097');
        disc(side * 0.79, nose - 0.13, 0.07, glow);
      });
    },
    none() {
      const mouth = b.clear + (b.cladding ? 0.06 : 0.14);
      opening(0.55, mouth, mouth + 0.06);
      // one bar of light in a dark band from fender to fender, its ends lower and thicker
      const edge = (u) => clamp((Math.abs(u) - 0.62) / 0.2);
      const point = (u) => 1 - clamp((Math.abs(u) - 1.1) / 0.16) ** 2;
      const middle = (u) => nose - 0.075 + 0.12 * Math.max(0, Math.abs(u) - 1);
      const strip = (size, lower) => [
        (u) => middle(u) - (size + lower * edge(u)) * point(u),
        (u) => middle(u) + size * point(u),
      ];
      front(-1.26, 1.26, ...strip(0.046, 0.05), shade);
      front(-1.25, 1.25, ...strip(0.038, 0.05), '#0f1514');
      front(-1.2, 1.2, ...strip(0.016, 0.004), glow);
      both((side) => {
        for (const u of [0.76, 0.9]) {
          const z = middle(u) - 0.056;
          front(side * (u - 0.035), side * (u + 0.035), z - 0.012, z + 0.012, '#cfc7ab');
        }
      });
    },
  };
  function tailLamps() {
    const box = (u0, u1, low, high) => {
      const part = (k) => (u) => {
        const round = 1 - Math.abs((2 * (u - u0)) / (u1 - u0) - 1) ** 10;
        const [z0, z1] = [value(low, u), value(high, u)];
        return (z0 + z1) / 2 + (z1 - z0) * (k - 0.5) * round;
      };
      rear(u0, u1, part(-0.08), part(1.08), '#2a1512');
      rear(u0, u1, part(0), part(1), red);
      rear(u0, u1, part(0), part(0.36), '#8d2216');
      rear(u0 + (u1 - u0) * 0.05, u1 - (u1 - u0) * 0.05, part(0.64), part(0.86), '#ff9064');
    };
    const upright = (b.lean || b.bed) && b.lamps !== 'line';
    if (b.chrome) both((side) => uprightLamp(side));
    else if (b.lamps === 'line' && b.bed)
      both((side) => box(side * 0.6, side * 1.2, tail - 0.27, tail - 0.08));
    else if (b.lamps === 'line') box(-1.3, 1.3, sweep(tail - 0.13, 0.16), sweep(tail - 0.05, 0.05));
    else
      both((side) =>
        upright
          ? box(side * 0.72, side * (b.bed ? 1.16 : 1.11), tail - 0.34, tail - 0.04)
          : box(side * 0.48, side * (b.tailLamp ?? 1.34), sweep(tail - 0.2, 0.3), sweep(tail - 0.06, 0.06)),
      );
  }
  /** A tall narrow lamp of the fifties at the corner, between two chrome rules. */
  function uprightLamp(side) {
    const [low, high] = [tail - 0.36, tail - 0.02];
    rear(side * 0.86, side * 1.11, low - 0.03, high + 0.03, '#7d8077');
    rear(side * 0.86, side * 1.1, low - 0.024, high + 0.024, '#f1ead4');
    rear(side * 0.87, side * 1.09, low, high, '#7c1d12');
    rear(side * 0.88, side * 1.08, low + 0.02, high - 0.02, red);
    rear(side * 0.9, side * 1.04, low + 0.2, high - 0.04, '#ff9064');
    for (const z of [low + 0.1, low + 0.22]) rear(side * 0.86, side * 1.1, z - 0.008, z + 0.008, '#f1ead4');
  }
  function back() {
    const z = tail - (b.lamps === 'line' ? 0.37 : 0.33);
    const seam = Math.max(b.clear + 0.2, z - 0.1);
    rear(-0.93, 0.93, seam, seam + 0.011, shade);
    rear(-0.93, 0.93, seam - 0.012, seam, light(0.35));
    rear(-0.36, 0.36, z - 0.03, z + 0.15, shade);
    rear(-0.36, 0.36, z - 0.042, z - 0.03, light(0.5));
    plate(false, z + 0.01);
    if (b.back && !b.bed && b.lamps !== 'line') {
      // the lip of the trunk in the light, its shade, and the shut lines down to the seam
      const lip = s.top(0) - 0.03;
      rear(-0.86, 0.86, lip - 0.05, lip, 'rgba(8,12,11,.26)');
      rear(-0.86, 0.86, lip, lip + 0.012, light(0.5));
      both((side) => rear(side * 0.452, side * 0.464, seam, lip, 'rgba(8,12,11,.5)'));
    }
    bumper(false);
    tailLamps();
    if (b.chrome) {
      rear(-1.5, 1.5, b.clear + 0.08, b.clear + 0.22, '#7d8077');
      rear(-1.5, 1.5, b.clear + 0.12, b.clear + 0.21, '#e3dcc6');
    }
  }
  const hood = s.point(L, 0.6, 1)[2];
  bumper(true);
  front(-1, 1, hood - 0.005, hood + 0.005, 'rgba(8,12,11,.55)');
  faces[b.grille]();
  plate(true, b.clear + (b.grille === 'none' ? (nose > 0.75 ? 0.21 : 0.12) : 0.19));
  if (b.chrome) {
    front(-1.38, 1.38, b.clear + 0.08, b.clear + 0.22, '#8d8f84');
    front(-1.38, 1.38, b.clear + 0.12, b.clear + 0.21, '#f1ead4');
  }
  back();
}
