import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neededWidth } from '../needed-width';
import { pickWidth } from '../pick-width';
import { sizedAddress } from '../sized-address';
import { queryAddress } from './query-address';
import { screenWidth } from './screen-width';

/**
 * Calls the function with a window of the given properties and a picture with the given attributes.
 */
function answer(
  dataset: Record<string, string>,
  box: { width: number; height: number },
  pixelRatio = 1,
  saveData = false,
) {
  const image = document.createElement('img');
  Object.assign(image.dataset, dataset);
  const screen = { devicePixelRatio: pixelRatio, navigator: { connection: { saveData } } };
  // The function reads nothing else of a window.
  return screenWidth(image, box, screen as unknown as Window);
}

describe('screenWidth', () => {
  it('[9.16a] 28 boxes and 4 pixel ratios: exact', () => {
    const boxes = Array.from({ length: 28 }, (_, step) => 50 + Math.round((step * 2450) / 27));
    const exact = boxes.flatMap((width) =>
      [1, 1.5, 2, 3].map(
        (ratio) => answer({}, { width, height: width }, ratio) === pickWidth(width * ratio),
      ),
    );
    expect([exact.length, exact.filter(Boolean).length]).toEqual([112, 112]);
  });

  it('[9.16b] is the answer of the pure functions for every picture', () => {
    const side = fc.integer({ min: 1, max: 5000 });
    const size = fc.record({ width: side, height: side });
    const mode = fc.constantFrom('cover', 'contain', 'none', 'x');
    fc.assert(
      fc.property(
        size,
        size,
        mode,
        fc.constantFrom(1, 1.5, 2, 3),
        fc.boolean(),
        (box, dimensions, cropMode, pixelRatio, saveData) => {
          const imageDimensions = `${dimensions.width}x${dimensions.height}`;
          const right = pickWidth(
            neededWidth({ box, dimensions, cropMode, pixelRatio, saveData }),
            dimensions.width,
          );
          expect(answer({ imageDimensions, cropMode }, box, pixelRatio, saveData)).toBe(right);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each(['', 'x', '1600', 'axb', '1x', 'x900'])(
    'dimensions "%s" are none or harmless',
    (imageDimensions) => {
      expect(
        answer({ imageDimensions, cropMode: 'cover' }, { width: 700, height: 400 }),
      ).toBeLessThanOrEqual(2500);
      expect(
        answer({ imageDimensions: 'axb', cropMode: 'cover' }, { width: 700, height: 400 }),
      ).toBe(750);
    },
  );
});

describe('queryAddress', () => {
  const address = (source: string): string => {
    const image = document.createElement('img');
    image.dataset.src = source;
    return queryAddress(image, 750);
  };

  it.each([
    '/a/b.jpg',
    '/a/b.jpg?x=1',
    '/b.jpg?format=300w',
    '/b.jpg?x#part?y',
    '/b.jpg?reformat=1',
    'data:image/gif;base64,R0lGOD#x',
    'blob:https://host.example/6f',
  ])('%s as sizedAddress has it', (source) => {
    expect(address(source)).toBe(sizedAddress(source, 750));
  });

  it('keeps the place of a width that is there', () => {
    expect(address('/b.jpg?format=300w&x=a%20b')).toBe('/b.jpg?format=750w&x=a%20b');
  });
});
