import { readFileSync } from 'node:fs';
import satori from 'satori';
import sharp from 'sharp';
import { toPlainCharacters } from '../format/plain-characters.ts';
import { colorOf } from '../theme/palette.ts';
import { cardFonts } from './card-fonts.ts';

const card = { width: 1200, height: 630 };
/** The width of the left part with the text, and the place of the right part with the page's picture, in pixels. */
const textWidth = 672;
const picture = { left: 680, width: 520 };
const lineWidth = 552;
/** The usual width of a letter in ems. */
const letterWidth = 0.58;

const [background, color, accent] = ['text', 'background', 'accent-light'].map(colorOf);
const shades = ['70', '50', '35', '15', '10', '5'].map((vlt) => colorOf(`shade-${vlt}`));
const mark = `data:image/svg+xml;base64,${readFileSync('src/assets/brand/mark-dark.svg', 'base64')}`;

declare module 'react' {
  interface Attributes {
    /** Satori's styles, by the names of Tailwind. */
    tw?: string;
  }
}

interface SocialCard {
  title: string;
  brand: string;
  /** The bottom line, such as the phone number. */
  foot: string;
  pictureFile: string;
  /** The part of the picture to keep in view, as a share of its width from the left. */
  focus?: number;
}

/** The font size in pixels at which a line fits into `room`, at most `max`. */
const fitFontSize = (line: string, room: number, max: number) =>
  Math.min(max, room / (line.length * letterWidth));

/** A picture cropped to its half of the card, around its focus. */
async function cropPicture(file: string, focus: number): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const scaled = Math.max(picture.width, Math.round((width * card.height) / height));
  const room = scaled - picture.width;
  const left = Math.min(Math.max(Math.round(scaled * focus - picture.width / 2), 0), room);
  return sharp(file)
    .resize(scaled, card.height, { fit: 'cover' })
    .extract({ ...card, ...picture, left, top: 0 })
    .png({ compressionLevel: 0 }) // else it is encoded like its file, which takes a second for an AVIF
    .toBuffer();
}

/** Draws a social card as a JPEG of 1200 x 630: brand, title, bottom line, a strip of shades and the picture. */
export async function drawSocialCard({ title, brand, foot, pictureFile, focus = 0.5 }: SocialCard) {
  const words = toPlainCharacters(title).split(' ');
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const size = fitFontSize(longest, lineWidth, title.length > 44 ? 58 : title.length > 28 ? 68 : 80);
  const drawing = await satori(
    <div tw="flex h-full w-full" style={{ background: accent }}>
      <div tw="flex flex-col items-center" style={{ width: textWidth, background, color }}>
        <div tw="flex flex-col grow pt-14 pb-11" style={{ width: lineWidth }}>
          <div
            tw="flex items-center"
            style={{ color: accent, fontSize: fitFontSize(brand, lineWidth - 82, 32) }}
          >
            <img tw="mr-4.5" src={mark} width="64" height="54" />
            {brand}
          </div>
          <div
            tw="flex flex-wrap content-center grow pt-4"
            style={{ columnGap: size / 4, fontSize: size, lineHeight: 1.08, letterSpacing: -2 }}
          >
            {words.map((word, index) => (
              <span key={index} style={{ whiteSpace: 'nowrap' }}>
                {word}
              </span>
            ))}
          </div>
          <div style={{ fontSize: fitFontSize(foot, lineWidth, 30) }}>{foot}</div>
        </div>
        <div tw="flex h-6.5 w-full">
          {shades.map((shade) => (
            <div key={shade} tw="grow" style={{ background: shade }} />
          ))}
        </div>
      </div>
    </div>,
    { ...card, fonts: cardFonts },
  );
  const input = await cropPicture(pictureFile, focus);
  const whole = sharp(Buffer.from(drawing)).composite([{ input, left: picture.left, top: 0 }]);
  return new Uint8Array(await whole.jpeg({ quality: 80 }).toBuffer());
}
