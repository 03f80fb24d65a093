/* Outlines are written as knots in centimeters: "x,y" is smooth, "x,y!" a corner, "x,y~r" a corner rounded by r. */

function parse(text) {
  return text
    .trim()
    .split(/\s+/)
    .map((token) => {
      const [, x, y, kind, r] = /^(-?[\d.]+),(-?[\d.]+)([!~]?)([\d.]*)$/.exec(token);
      return { x: +x, y: +y, corner: kind === '!', round: kind === '~' ? +(r || 6) : 0 };
    });
}

function softened(knots, closed) {
  return knots.flatMap((k, i) => {
    const before = knots[i - 1] ?? (closed ? knots.at(-1) : undefined);
    const after = knots[i + 1] ?? (closed ? knots[0] : undefined);
    if (!k.round || !before || !after) return [k];
    const toward = (o) => {
      const d = Math.hypot(o.x - k.x, o.y - k.y);
      const t = Math.min(k.round / d, 0.45);
      return { x: k.x + (o.x - k.x) * t, y: k.y + (o.y - k.y) * t, corner: true };
    };
    return [{ ...toward(before), bend: k }, toward(after)];
  });
}

/** Turns knots into an SVG path string; splines run between corners, straight lines join two corners. */
export function outline(text, closed = true) {
  const knots = softened(parse(text), closed);
  const n = knots.length;
  const at = (i) => knots[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))];
  let d = `M${knots[0].x} ${knots[0].y}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = at(i);
    const b = at(i + 1);
    if (a.bend) {
      d += `Q${a.bend.x} ${a.bend.y} ${b.x} ${b.y}`;
      continue;
    }
    const span = Math.hypot(b.x - a.x, b.y - a.y);
    const handle = (k, before, after, sign) => {
      if (k.corner) return { x: k.x + (sign * (b.x - a.x)) / 3, y: k.y + (sign * (b.y - a.y)) / 3 };
      const dx = after.x - before.x;
      const dy = after.y - before.y;
      const length = Math.hypot(dx, dy) || 1;
      return { x: k.x + (sign * dx * span) / length / 3, y: k.y + (sign * dy * span) / length / 3 };
    };
    const p = handle(a, at(i - 1), b, 1);
    const q = handle(b, a, at(i + 2), -1);
    d += `C${p.x} ${p.y} ${q.x} ${q.y} ${b.x} ${b.y}`;
  }
  return closed ? d + 'Z' : d;
}
/** An open line through knots. */
export const line = (text) => outline(text, false);
