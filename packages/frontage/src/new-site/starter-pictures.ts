import { createHash } from 'node:crypto';
import { drawLandscape, type Landscape, type LandscapeColors } from './draw-landscape';

/** The colours of five mornings and evenings, of which a site's name chooses one. */
const days: readonly [LandscapeColors, ...LandscapeColors[]] = [
  { sky: '#9fb7c9', haze: '#f5dcc4', sun: '#fff6e8', far: '#d6c2b6', near: '#1d2a3b' },
  { sky: '#a6c3c2', haze: '#f4e6c4', sun: '#fffcec', far: '#c5d0b8', near: '#14342f' },
  { sky: '#b7b2d0', haze: '#f8d7c9', sun: '#fff3ec', far: '#d8bcbf', near: '#2a2140' },
  { sky: '#8fb3cf', haze: '#f7e9d6', sun: '#fffbf2', far: '#bdccd4', near: '#10304a' },
  { sky: '#c9bcab', haze: '#f8e3bf', sun: '#fff8e4', far: '#dfc09d', near: '#42231d' },
];

/**
 * Draws the two pictures of a new site, by its name: no two sites begin with the same ones.
 *
 * @param siteName what the site is called
 * @returns the pictures by the names of their files, and what is said of them
 */
export async function starterPictures(siteName: string) {
  const bytes = createHash('sha256').update(siteName).digest();
  const seed = bytes.readUInt32BE(0);
  const colors = days[seed % days.length] ?? days[0];
  const views: readonly (readonly [name: string, alt: string, landscape: Landscape])[] = [
    [
      'cover.jpg',
      'Hills behind hills in the haze of the morning, under a low sun.',
      { colors, seed, width: 2400, height: 1030, sunAt: 0.68, horizon: 0.46 },
    ],
    [
      'evening.jpg',
      'The sun between two ridges, late in the day.',
      {
        colors,
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
