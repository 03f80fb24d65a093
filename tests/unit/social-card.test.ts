import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { loadLetters } from '../../src/site/seo/card-text';
import { drawSocialCard } from '../../src/site/seo/social-card';

/** Draws a card with this title, which is not in the cache because its brand is new. */
const draw = (title: string, brand = randomUUID()) =>
  drawSocialCard({ title, brand, foot: 'Call us', art: 'src/assets/pictures/film/fan.webp' });

it('a social card has the sign of a price', async () => {
  const brand = randomUUID();
  expect(await draw('Film for €9', brand)).not.toEqual(await draw('Film for □9', brand));
});

it('two pages may have the same social card', async () => {
  const brand = randomUUID();
  const [one, other] = await Promise.all([draw('Film', brand), draw('Film', brand)]);
  expect(one).toEqual(other);
});

it('a social card draws letters that the typeface of headings does not have in that of texts', async () => {
  const brand = randomUUID();
  expect(await loadLetters('Nguyễn, Łódź, José, “$9”')).toEqual([]);
  expect(await loadLetters('Окна 家')).toContain('家');
  expect(await draw('Nguyễn', brand)).not.toEqual(await draw('Nguyộn', brand));
});
