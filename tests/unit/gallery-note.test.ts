import { expect, it } from 'vitest';
import { noteUnder } from '@/site/queries/gallery-note';

const note = 'Renderings. Pictures of finished jobs take their place.';
const images = (...alts: string[]) => alts.map((alt) => ({ alt }));

it('says that pictures are drawn as long as one of them is', () => {
  expect(noteUnder({ note, images: images('A van', 'Rendering of a van') })).toBe(note);
  expect(noteUnder({ note, images: images('Illustration: a van', 'A van') })).toBe(note);
  expect(noteUnder({ note, images: images('A van', 'A truck') })).toBeUndefined();
});

it('leaves a line about photos as it is', () => {
  const own = 'Taken by our installers.';
  expect(noteUnder({ note: own, images: images('A van') })).toBe(own);
  expect(noteUnder({ images: images('A van') })).toBeUndefined();
});
