import { createHash } from 'node:crypto';
import { drawLandscape, type Landscape } from './draw-landscape';

/** The hues of a day, of which a site's name chooses: where the sky begins, and the hills end. */
const days = [
  { sky: 28, hills: 222 },
  { sky: 44, hills: 196 },
  { sky: 16, hills: 262 },
  { sky: 52, hills: 164 },
  { sky: 340, hills: 236 },
] as const;

/**
 * Draws the two pictures of a new site, by its name: no two sites begin with the same ones.
 *
 * @param siteName what the site is called
 * @returns the pictures by the names of their files, and what is said of them
 */
export async function starterPictures(siteName: string) {
  const bytes = createHash('sha256').update(siteName).digest();
  const seed = bytes.readUInt32BE(0);
  const day = days[seed % days.length] ?? days[0];
  const views: readonly (readonly [name: string, alt: string, landscape: Landscape])[] = [
    [
      'cover.jpg',
      'Hills behind hills in the haze of the morning, under a low sun.',
      { ...day, seed, width: 2400, height: 1030, sunAt: 0.68, horizon: 0.46 },
    ],
    [
      'evening.jpg',
      'The sun between two ridges, late in the day.',
      {
        ...day,
        sky: day.sky - 18,
        seed: seed + 7,
        width: 1200,
        height: 1500,
        sunAt: 0.4,
        horizon: 0.5,
      },
    ],
  ];
  const pictures = await Promise.all(
    views.map(
      async ([name, , landscape]) => [`pictures/${name}`, await drawLandscape(landscape)] as const,
    ),
  );
  return {
    pictures,
    about: Object.fromEntries(views.map(([name, alt]) => [name, { alt }])),
  };
}
