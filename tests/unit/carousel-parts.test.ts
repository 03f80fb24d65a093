import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CarouselPause, CarouselPosition, CarouselStep } from '../../src/features/carousel/parts';

describe('parts of a carousel outside of one', () => {
  it.each([
    ['CarouselStep', CarouselStep as ComponentType],
    ['CarouselPosition', CarouselPosition],
    ['CarouselPause', CarouselPause],
  ])('%s throws an error that says where it belongs', (name, part) => {
    expect(() => renderToString(createElement(part))).toThrow(`${name} must be used inside a <Carousel>.`);
  });
});
