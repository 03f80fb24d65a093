import type { Problem } from './problem.ts';

/** A picture as content names it. */
export interface PlacedPicture {
  line: number;
  field: string;
  src: string;
  alt: string;
  /** Smallest width in pixels that the place needs. */
  minWidth: number;
}

/** What is known of a picture file; undefined means that there is no such file. */
export interface PictureFacts {
  width: number;
  height: number;
  bytes: number;
  format: string;
  hasCameraData: boolean;
}

const largest = { side: 2600, bytes: 1_500_000 };
const formats = ['webp', 'avif', 'heif', 'jpeg', 'png', 'svg'];
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const addIt = 'Add it with npm run new, choose photo: it is made the right size and loses its camera data.';

/** What is wrong with the file of a picture. */
export function pictureProblems(
  file: string,
  { line, field, src, minWidth }: PlacedPicture,
  facts: PictureFacts | undefined,
): Problem[] {
  const at = { file, line, field, example: 'src: ../../assets/pictures/gallery/blue-pickup.webp' };
  if (!facts)
    return [
      {
        ...at,
        wrong: `There is no picture ${src}.`,
        remedy: 'Correct the path: it starts at the folder of this file. Mind upper and lower case.',
      },
    ];
  const problems: Pick<Problem, 'wrong' | 'remedy'>[] = [];
  if (!formats.includes(facts.format))
    problems.push({ wrong: `A picture of the kind ${facts.format} cannot be shown.`, remedy: addIt });
  if (facts.format !== 'svg' && facts.width < minWidth)
    problems.push({
      wrong: `The picture is too small: ${facts.width} px wide.`,
      remedy: `Use one that is at least ${minWidth} px wide; the camera's own file, not one from a chat.`,
    });
  if (Math.max(facts.width, facts.height) > largest.side || facts.bytes > largest.bytes)
    problems.push({
      wrong: `The picture is too large: ${facts.width} × ${facts.height} px, ${kilobytes(facts.bytes)}.`,
      remedy: addIt,
    });
  if (facts.hasCameraData)
    problems.push({
      wrong: 'The picture still holds camera data, which can name the place where it was taken.',
      remedy: addIt,
    });
  return problems.map((problem) => ({ ...at, ...problem }));
}

const thin =
  /^(?:(?:an? )?(?:image|picture|photo|photograph)(?: of)?\b|img[_-]?\d|dsc[_-]?\d|.*\.(?:jpe?g|png|webp|avif|heic)$)/i;

/** Alt texts that say nothing, say the same twice, or are missing in the text of an article. */
export function altProblems(file: string, pictures: readonly PlacedPicture[]): Problem[] {
  return pictures.flatMap(({ line, field, src, alt }, index) => {
    const at = {
      file,
      line,
      field: field.replace(/src$/, 'alt'),
      example: 'A white crossover in the shop bay, film laid on the upper half of its front door glass',
    };
    const earlier = pictures.slice(0, index).find((other) => other.alt === alt && other.src !== src);
    const inText = field.startsWith('![');
    if (inText && alt.trim().length < 20)
      return [
        {
          ...at,
          wrong: alt ? `The alt text is thin: "${alt}".` : 'The alt text is missing.',
          remedy: 'Say in 20 to 160 characters what is seen, between the square brackets.',
        },
      ];
    if (thin.test(alt))
      return [
        {
          ...at,
          wrong: `"${alt}" says that it is a picture, not what it shows.`,
          remedy: 'Start with what is seen. Someone who cannot see it reads this instead.',
        },
      ];
    if (earlier && alt)
      return [
        {
          ...at,
          wrong: `The picture before it, ${earlier.src.split('/').at(-1) ?? ''}, has the same alt text.`,
          remedy: 'Say what only this picture shows.',
        },
      ];
    return [];
  });
}
