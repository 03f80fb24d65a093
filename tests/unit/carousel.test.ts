import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as parts from '@/features/carousel/Carousel';

for (const name of ['CarouselContent', 'CarouselItem', 'CarouselPrevious', 'CarouselNext'] as const)
  it(`${name} outside a carousel throws an error that names it`, () => {
    const part: ComponentType<{ children: never[] }> = parts[name];
    expect(() => renderToStaticMarkup(createElement(part, { children: [] }))).toThrow(
      `${name} must be inside a Carousel.`,
    );
  });
