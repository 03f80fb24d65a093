import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as parts from '@/features/carousel/Carousel';

const { Carousel, CarouselContent, CarouselItem, CarouselNext, CarouselPrevious } = parts;

for (const name of ['CarouselContent', 'CarouselItem', 'CarouselPrevious', 'CarouselNext'] as const)
  it(`${name} outside a carousel throws an error that names it`, () => {
    const part: ComponentType<{ children: never[] }> = parts[name];
    expect(() => renderToStaticMarkup(createElement(part, { children: [] }))).toThrow(
      `${name} must be inside a Carousel.`,
    );
  });

it('before hydration it is a list with every slide, and its first button is disabled', () => {
  const items = [1, 2, 3].map((key) => createElement(CarouselItem, { key, children: key }));
  const content = createElement(CarouselContent, { children: items });
  const buttons = [CarouselPrevious, CarouselNext].map((Part, key) => createElement(Part, { key }));
  const children = [content, ...buttons];
  const html = renderToStaticMarkup(
    createElement(Carousel, { label: 'Cars', main: false, children: undefined }, ...children),
  );
  expect(html.match(/<li/g)).toHaveLength(3);
  expect(html).toMatch(/<button[^>]*Previous picture"[^>]* disabled/);
  expect(html).not.toMatch(/<button[^>]*Next picture"[^>]* disabled/);
});
