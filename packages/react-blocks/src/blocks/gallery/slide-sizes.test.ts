import { expect, it } from 'vitest';
import { slideSizes } from './slide-sizes';

const grid = (sizes: string): string =>
  slideSizes('grid', sizes, { slides: [], slidesPerRow: 3 }, 1.5);

it.each([
  ['100vw', 'calc(100vw / 2)'],
  ['(min-width: 720px) 50vw, 100vw', '(min-width: 720px) calc(50vw / 3), calc(100vw / 2)'],
  [
    '(min-width: 720px) and (max-width: 90em) 37.5em, 100vw',
    '(min-width: 720px) and (max-width: 90em) calc(37.5em / 3), calc(100vw / 2)',
  ],
  [
    '(min-width: 720px) calc(100vw - 40px), 100vw',
    '(min-width: 720px) calc(calc(100vw - 40px) / 3), calc(100vw / 2)',
  ],
])('of %s a slide in a row of three, on small screens of two, has %s', (sizes, share) => {
  expect(grid(sizes)).toBe(share);
});

it.each([
  'min(100vw, 700px)',
  '(min-width: 720px) clamp(10em, 50vw, 60em), 100vw',
  'calc((100vw - 1em) * 0.5)',
  'auto',
])('what is no plain length stays, since half of it would be none: %s', (sizes) => {
  expect(grid(sizes)).toBe(sizes);
});

it('the picture of another design is as wide as its option says', () => {
  const of = (design: 'list' | 'strip' | 'autorows' | 'stacked', props: object) =>
    slideSizes(design, '100vw', { slides: [], ...props }, 2);
  expect([
    of('list', { listImageSize: 50 }),
    of('strip', { vSize: 25 }),
    of('autorows', { rowHeight: 100 }),
    of('stacked', {}),
  ]).toEqual(['100vw', 'calc(100vw / 2)', 'min(100vw, 240px)', '100vw']);
});
