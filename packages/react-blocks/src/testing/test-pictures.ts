import type { PictureData } from '../picture/picture.parts';

const shapes = [
  [1500, 1000],
  [1000, 1500],
  [1200, 1200],
  [1600, 900],
] as const;

const grounds = ['%23b9a48c', '%237d8f86', '%23c9b7a3', '%234f5d63', '%23a86f4f'];

/** Slides with pictures of several shapes that need no server. */
export function testPictures(
  count: number,
): { id: string; title: string; description?: string; picture: PictureData }[] {
  return Array.from({ length: count }, (_, index) => {
    const [width, height] = shapes[index % shapes.length] ?? shapes[0];
    const ground = grounds[index % grounds.length] ?? '';
    const shape = `<circle cx='${width / 2}' cy='${height * 0.6}' r='${Math.min(width, height) * 0.28}' fill='%23efe6d8' opacity='0.8'/>`;
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'><rect width='100%25' height='100%25' fill='${ground}'/>${shape}</svg>`;
    return {
      id: `5f${index}`,
      title: `Bowl no. ${index + 1}`,
      ...(index % 2 === 0 && { description: 'Stoneware, ash glaze' }),
      picture: {
        source: `data:image/svg+xml,${svg}#`,
        width,
        height,
        alt: `Bowl ${index + 1}`,
        color: '#b9a48c',
      },
    };
  });
}
