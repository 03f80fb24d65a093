import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CarouselPause, CarouselPosition, CarouselStep } from '../../src/features/carousel/CarouselControls';

describe('controls of a carousel outside of one', () => {
  it.each([
    ['CarouselStep', createElement(CarouselStep, { to: 'next' })],
    ['CarouselPosition', createElement(CarouselPosition)],
    ['CarouselPause', createElement(CarouselPause)],
  ])('%s throws an error that says where it belongs', (name, control) => {
    expect(() => renderToString(control)).toThrow(`${name} must be used inside a <Carousel>.`);
  });
});
