import { expect, it } from 'vitest';
import { findMissingLetters } from '../../src/site/seo/card-fonts';
import { drawSocialCard } from '../../src/site/seo/social-card';

const draw = (title: string) =>
  drawSocialCard({
    title,
    brand: 'Hill Tint',
    foot: 'Call us',
    pictureFile: 'src/assets/pictures/film/fan.webp',
  });

it('a social card has the sign of a price', async () => {
  expect(await draw('Film for €9')).not.toEqual(await draw('Film for □9'));
});

it('a social card draws letters that the typeface of headings does not have in that of texts', async () => {
  expect(await findMissingLetters('Nguyễn, Łódź, José, “$9”')).toEqual([]);
  expect(await findMissingLetters('Окна 家')).toContain('家');
  expect(await findMissingLetters('\u00ae\ufe0f')).toEqual([]);
  expect(await draw('Nguyễn')).not.toEqual(await draw('Nguyộn'));
});
