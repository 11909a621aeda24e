import { layoutColumns, layoutRows } from '@frontage/gallery-engine';
import justifiedLayout from 'justified-layout';
import masonry from '../../../node_modules/react-photo-album/dist/layouts/masonry.js';
import rows from '../../../node_modules/react-photo-album/dist/layouts/rows.js';

const place = { width: 1_200, rowHeight: 250, columnWidth: 250, gap: 10 };

/** Every contestant gets the pictures in the form it takes, made before the time is taken. */
const take = {
  ratios: (ratios) => ratios,
  photos: (ratios) => ratios.map((ratio) => ({ src: '', width: 1_000 * ratio, height: 1_000 })),
};

/** Heights of the rows of `{ top, height }` boxes. */
function rowHeights(boxes) {
  return [...new Map(boxes.map(({ top, height }) => [top, height])).values()];
}

export const contestants = {
  'frontage rows': {
    take: take.ratios,
    run: (ratios) => layoutRows(ratios, place),
    heights: ({ boxes }) =>
      rowHeights(
        Array.from({ length: boxes.length / 4 }, (_, index) => ({
          top: boxes[index * 4 + 1],
          height: boxes[index * 4 + 3],
        })),
      ),
  },
  'react-photo-album rows': {
    take: take.photos,
    run: (photos) => rows(photos, place.gap, 0, place.width, place.rowHeight),
    heights: ({ tracks }) => tracks.map(({ photos }) => photos[0].height),
  },
  'justified-layout rows': {
    take: take.ratios,
    run: (ratios) =>
      justifiedLayout(ratios, {
        containerWidth: place.width,
        targetRowHeight: place.rowHeight,
        boxSpacing: place.gap,
        containerPadding: 0,
      }),
    heights: ({ boxes }) => rowHeights(boxes),
  },
  'frontage columns': { take: take.ratios, run: (ratios) => layoutColumns(ratios, place) },
  'react-photo-album columns': {
    take: take.photos,
    // The number of columns that 250 px make in this place.
    run: (photos) =>
      masonry(
        photos,
        place.gap,
        0,
        place.width,
        Math.floor((place.width + place.gap) / (place.columnWidth + place.gap)),
      ),
  },
};

/** The same pictures in every page: ratios from 0.5 to 2. */
export function pictures(count) {
  let seed = 42;
  return Array.from({ length: count }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return 0.5 + (1.5 * seed) / 2_147_483_648;
  });
}

/**
 * Time of the first layout, and the median of those after ten more; ms. The last row, which is not
 * full, is left out of the evenness.
 */
export function measure(name, count) {
  const { take: takeFrom, run, heights } = contestants[name];
  const given = takeFrom(pictures(count));
  const time = () => {
    const start = performance.now();
    run(given);
    return performance.now() - start;
  };
  const cold = time();
  for (let run = 0; run < 10; run += 1) time();
  const warm = Array.from({ length: 21 }, time).sort((a, b) => a - b)[10];
  const rest = heights?.(run(given)).slice(0, -1) ?? [];
  const uneven = Math.sqrt(
    rest.reduce((sum, height) => sum + (height - place.rowHeight) ** 2, 0) / rest.length,
  );
  return { cold, warm, uneven };
}
