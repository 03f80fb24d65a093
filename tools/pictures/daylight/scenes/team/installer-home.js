/** Home installer on one knee at a window, pressing water out from under the film; the liner lies curled behind. */
import { mix, rgba, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { edge, streaks } from '../kit/film.js';
import { landscape } from '../kit/landscape.js';
import { finish, shadow } from '../kit/light.js';
import { at, blend, box, fillPath, inside, layer, lin, soft, strokePath } from '../kit/paint.js';
import { film, oakPalette } from '../kit/palette.js';
import { person, skins } from '../kit/person.js';
import { boards, stoneWall, sunPatch } from '../kit/stone.js';
import { rolls, squeegee } from '../kit/tools.js';
import { arm, even } from '../parts/arms.js';
import { boot } from '../parts/legs.js';

const skin = even(skins.deep);
const shirt = ['#27333a', '#52666d', '#bccabb'];
const pants = ['#141b18', '#2c3a32', '#6f8068'];
const leather = ['#1d140c', '#573a1d', '#b98a4c'];
const across = (c, tones, x0, x1) => lin(c, x0, 0, x1, 0, [0, tones[0]], [0.6, tones[1]], [1, tones[2]]);

/** The front leg with its foot flat, then the kneeling leg: knee, shin, and a shoe that rests on its toe. */
function legs(c) {
  const far = pants.map((tone) => mix(tone, '#0f1613', 0.3));
  fillPath(
    c,
    'M300 890 C400 862 500 868 560 878 C616 886 632 924 624 984 C616 1050 604 1110 600 1168 L524 1168 C524 1110 528 1050 516 1004 C500 984 470 992 440 996 C380 1004 330 1010 290 1004 Z',
    across(c, far, 290, 630),
  );
  strokePath(
    c,
    'M516 1004 C512 990 500 982 484 984 M532 950 C540 970 540 990 534 1006',
    'rgba(8,14,11,.5)',
    5,
  );
  strokePath(
    c,
    'M420 868 C480 866 530 872 562 879 C616 888 631 924 623 984 C616 1050 604 1110 600 1160',
    rgba(pants[2], 0.75),
    4,
  );
  at(c, 534, 1211, 1.22, () => boot(c, 0));
  // the shoe on its toe, sole to the back
  fillPath(
    c,
    'M204 1062 C184 1050 158 1056 150 1078 C144 1112 150 1158 158 1190 C162 1206 176 1211 196 1211 L222 1211 C238 1208 236 1192 222 1184 C210 1172 206 1146 202 1124 Z',
    across(c, leather, 144, 236),
  );
  strokePath(c, 'M152 1074 C144 1112 150 1160 157 1192 C161 1206 172 1211 190 1212', '#120c07', 11);
  strokePath(c, 'M190 1172 C200 1166 208 1166 216 1174', 'rgba(16,10,5,.6)', 4);
  const leg =
    'M262 930 C262 990 290 1060 322 1104 C322 1110 312 1108 300 1102 C262 1080 226 1062 192 1056 L186 1126 C236 1150 300 1196 352 1208 C400 1216 440 1206 446 1168 C450 1110 430 1010 410 926 Z';
  fillPath(c, leg, across(c, pants, 190, 450));
  inside(c, leg, () => {
    soft(c, 9, () =>
      strokePath(
        c,
        'M322 1104 C290 1130 240 1110 196 1100 M300 1000 C310 1060 330 1090 350 1110',
        'rgba(8,14,11,.5)',
        22,
      ),
    );
  });
  strokePath(
    c,
    'M322 1106 C336 1118 352 1122 366 1120 M330 1090 C346 1098 362 1100 376 1096',
    'rgba(8,14,11,.6)',
    4.5,
  );
  strokePath(c, 'M414 948 C436 1030 450 1110 446 1166 C443 1186 434 1198 420 1204', rgba(pants[2], 0.8), 4);
  strokePath(c, 'M192 1058 L186 1124', 'rgba(8,14,11,.55)', 5);
}
/** Marcus, in pixels of the picture: his knee is at x = 400, his squeegee at the edge of the film. */
function marcus(c) {
  const [x, y, s] = [330, 1210, 1.22];
  const arms = { skin, cloth: shirt };
  at(c, x, y, s, () =>
    arm(c, {
      ...arms,
      joints: [
        [40, -436],
        [158, -404],
        [214, -508],
      ],
      isFar: true,
      hand: 'flat',
      turn: -0.06,
    }),
  );
  person(c, x, y, s, {
    skin,
    shirt,
    tones: ['#120d0a', '#2a1d14', '#6a4a2c'],
    hair: 'cap',
    cap: ['#1f3a2d', '#2f5d46', '#9fc095'],
    drop: 145,
    lean: 0.1,
    tilt: -0.12,
    lower: () => at(c, -x / s, -y / s, 1 / s, () => legs(c)),
    holds: () => {
      squeegee(c, 346, -384, Math.PI / 2, 0.56);
      arm(c, {
        ...arms,
        joints: [
          [10, -428],
          [116, -342],
          [232, -382],
        ],
        turn: 0.32,
      });
    },
  });
}
/** The liner that came off the film: a clear strip on the boards, one end rolled up. */
function liner(c, x, y) {
  // The first half lies flat, the second is a spiral that narrows.
  const curve = Array.from({ length: 60 }, (_, i) => {
    const t = i / 59;
    if (t < 0.5) return [x + t * 2 * 130, y - 4 * Math.sin(t * 9) - t * 4];
    const angle = (t - 0.5) * 2 * 4.9;
    const radius = 46 - angle * 4.4;
    return [x + 130 + Math.sin(angle) * radius, y - 52 + Math.cos(angle) * radius + angle * 1.4];
  });
  const [dx, dy] = [40, -44];
  soft(c, 6, () => fillPath(c, `M${x - 8} ${y + 4} h196 l${dx} ${dy} h-180 Z`, 'rgba(14,18,12,.34)'));
  const clear = layer(c.canvas.width, c.canvas.height, (k) => {
    for (let i = 1; i < curve.length; i++) {
      const [[ax, ay], [bx, by]] = [curve[i - 1], curve[i]];
      const up = Math.abs(by - ay) / (Math.hypot(bx - ax, by - ay) || 1);
      const tone = mix('#bcc8bd', '#fff6d8', up * (by < ay && bx > ax ? 1 : 0.55));
      strokePath(k, `M${ax} ${ay} L${bx} ${by} l${dx} ${dy} L${ax + dx} ${ay + dy} Z`, tone, 1.5);
      fillPath(k, `M${ax} ${ay} L${bx} ${by} l${dx} ${dy} L${ax + dx} ${ay + dy} Z`, tone);
    }
  });
  blend(c, 'source-over', 0.56, () => c.drawImage(clear, 0, 0));
  const edges = (pts) =>
    strokePath(c, `M${pts.map((p) => p.join(' ')).join(' L')}`, 'rgba(255,253,240,.85)', 2);
  edges(curve);
  edges([curve[0], ...curve.slice(0, 33).map(([px, py]) => [px + dx, py + dy])]);
}

function draw(c, W, H) {
  stoneWall(c, 0, 0, W, 1110, { course: 70, tones: ['#868069', '#cdbf99'], sd: 41 });
  boards(c, W, 1100, H, 500, { near: '#3a2e1d', far: '#8d7044', wide: 90 });
  const [x, y, w, h] = [330, 70, 590, 900];
  /** The width of the glass that has film already. */
  const cut = 430;
  const view = layer(w, h, (k) => {
    const options = { sd: 1517, sun: [0.8, 0.22], line: 0.44, disc: 0.1, meadow: 320, size: 0.85 };
    k.drawImage(landscape(w, h, options), 0, 0);
    oak(k, 470, 800, 330, 330, 73, oakPalette);
  });
  c.fillStyle = '#1d2822';
  c.fillRect(x - 24, y - 24, w + 48, h + 48);
  inside(c, box(x, y, w, h), () => {
    c.drawImage(view, x, y);
    c.fillStyle = 'rgba(255,238,196,.34)';
    c.fillRect(x + cut, y, w, h);
    blend(c, 'multiply', 1, () => {
      c.fillStyle = film[35];
      c.fillRect(x, y, cut, h);
    });
  });
  seed(5);
  streaks(c, x, y, w, h, 0.1);
  edge(c, x + cut, y, x + cut, y + h, 6);
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#a39b80'], [1, '#fff3d2']);
  c.fillRect(x - 50, y + h + 24, w + 100, 28);
  sunPatch(
    c,
    [
      [
        [560, 1122],
        [930, 1122],
        [800, 1250],
        [380, 1250],
      ],
    ],
    { a: 0.36, blur: 6 },
  );
  rolls(c, 56, 1160, 0.86);
  shadow(c, 400, 1208, 270, 16, 0.5, 12);
  liner(c, 700, 1216);
  marcus(c);
  finish(c, W, H, { sun: [0.82, 0.22], dark: 0.46 });
}
export default {
  file: 'team/installer-home.webp',
  seed: 1517,
  width: 1000,
  height: 1250,
  quality: 0.72,
  draw,
};
