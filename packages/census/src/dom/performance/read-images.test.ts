import { expect, it } from 'vitest';
import { readImages } from './read-images';

const entry = (name: string, initiatorType = 'img'): PerformanceResourceTiming => {
  const timing = { name, initiatorType, duration: 12.4, startTime: 3.6, transferSize: 900 };
  // Only these members are read.
  return timing as PerformanceResourceTiming;
};

it('[9.03e] pictures of the named hosts are told of, and of no others', () => {
  const images = readImages(
    [
      entry('https://site.example/assets/a.png?format=750w'),
      entry('https://pictures.example/b.png'),
      entry('https://elsewhere.example/c.png'),
      entry('https://site.example/api/track/Track?x=1'),
      entry('https://site.example/fonts/d.woff2', 'css'),
      entry('data:image/gif;base64,R0lGOD'),
    ],
    ['site.example', 'pictures.example'],
  );
  expect(images).toEqual([
    { path: '/assets/a.png', duration: 12, start: 4, bytes: 900 },
    { path: '/b.png', duration: 12, start: 4, bytes: 900 },
  ]);
});

it('a page of many pictures tells of fifty', () => {
  const many = Array.from({ length: 80 }, (_, at) => entry(`https://site.example/assets/${at}`));
  expect(readImages(many, ['site.example'])).toHaveLength(50);
});
