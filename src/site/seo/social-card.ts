import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { colorOf } from '../theme/palette.ts';
import { halfHeightOf, drawTitle, fitFontSize, outlineText } from './card-text.ts';

const CARD = { width: 1200, height: 630 };
/** The width of the left part with the text, and the place of the right part with the page's picture, in pixels. */
const TEXT_WIDTH = 672;
const PICTURE = { left: 680, width: 520 };
const LEFT = 60;
const STRIP_HEIGHT = 26;
const STRIP_TOP = CARD.height - STRIP_HEIGHT;
/** The width of a line. Words with wide letters may be a little longer. */
const LINE_WIDTH = TEXT_WIDTH - 2 * LEFT;

const [background, color, accent] = ['text', 'background', 'accent-light'].map(colorOf);
const shades = ['70', '50', '35', '15', '10', '5'].map((vlt) => colorOf(`shade-${vlt}`));
const mark = readFileSync('src/assets/brand/mark-dark.svg', 'base64');

interface SocialCard {
  title: string;
  brand: string;
  /** The bottom line, such as the phone number. */
  foot: string;
  pictureFile: string;
  /** The part of the picture to keep in view, as a share of its width from the left. */
  focus?: number;
}

/** A picture cropped to its half of the card, around its focus. */
async function cropPicture(file: string, focus: number): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const scaled = Math.max(PICTURE.width, Math.round((width * CARD.height) / height));
  const room = scaled - PICTURE.width;
  const left = Math.min(Math.max(Math.round(scaled * focus - PICTURE.width / 2), 0), room);
  return sharp(file)
    .resize(scaled, CARD.height, { fit: 'cover' })
    .extract({ ...CARD, ...PICTURE, left, top: 0 })
    .png({ compressionLevel: 0 }) // else it is encoded like its file, which takes a second for an AVIF
    .toBuffer();
}

/** Draws a social card as a JPEG of 1200 x 630: brand, title, bottom line, a strip of shades and the picture. */
export async function drawSocialCard({ title, brand, foot, pictureFile, focus = 0.5 }: SocialCard) {
  const shadeWidth = TEXT_WIDTH / shades.length;
  const footSize = fitFontSize(foot, LINE_WIDTH, 30);
  const strip = shades.map(
    (fill, index) =>
      `<rect x="${index * shadeWidth}" y="${STRIP_TOP}" width="${shadeWidth}" height="${STRIP_HEIGHT}" fill="${fill}"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
    <rect width="${CARD.width}" height="${CARD.height}" fill="${accent}"/>
    <rect width="${TEXT_WIDTH}" height="${CARD.height}" fill="${background}"/>
    <image x="${LEFT}" y="56" width="64" height="54" href="data:image/svg+xml;base64,${mark}"/>
    <g fill="${accent}">${outlineText(brand, fitFontSize(brand, LINE_WIDTH - 82, 32)).at(LEFT + 82, 83)}</g>
    <g fill="${color}">${drawTitle(title, { left: LEFT, middle: 318, lineWidth: LINE_WIDTH })}
      ${outlineText(foot, footSize).at(LEFT, STRIP_TOP - 44 - halfHeightOf(footSize))}</g>
    ${strip.join('')}</svg>`;
  const picture = await cropPicture(pictureFile, focus);
  const card = sharp(Buffer.from(drawing)).composite([{ input: picture, left: PICTURE.left, top: 0 }]);
  return new Uint8Array(await card.jpeg({ quality: 80 }).toBuffer());
}
