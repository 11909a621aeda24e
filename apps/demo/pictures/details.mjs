/*
 * Chooses the details of the contact sheet: `node apps/demo/pictures/details.mjs` writes
 * `details.json`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Together with the whole pictures, how many the contact sheet has. */
const SHEET = 200;
/** Pixels of the original that a detail has on its long side: none is enlarged. */
const LONG_SIDE = 800;
/** Shapes of details, width by height, in turn. */
const SHAPES = [3 / 2, 1, 4 / 5, 16 / 9, 2 / 3, 4 / 3];
/** The side of the picture in which is looked, in px. */
const LOOK = 250;

/** Where in the picture it is, for those who do not see it. */
const placeOf = (x, y) => {
  const words = [y < 0.4 && 'upper', y > 0.6 && 'lower', x < 0.4 && 'left', x > 0.6 && 'right'];
  return words.filter(Boolean).join(' ') || 'middle';
};

/** How much there is to see in a window: the spread of its light, and how much of that is fine. */
const interest = ({ data, info }, box) => {
  let [sum, squares, edges, count] = [0, 0, 0, 0];
  for (let y = box.top; y < box.top + box.height - 1; y += 1) {
    for (let x = box.left; x < box.left + box.width - 1; x += 1) {
      const pixel = y * info.width + x;
      const light = data[pixel];
      sum += light;
      squares += light * light;
      edges += Math.abs(light - data[pixel + 1]) + Math.abs(light - data[pixel + info.width]);
      count += 1;
    }
  }
  return Math.sqrt(squares / count - (sum / count) ** 2) + (3 * edges) / count;
};

const overlap = (a, b) => {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width <= 0 || height <= 0
    ? 0
    : (width * height) / Math.min(a.width * a.height, b.width * b.height);
};

/** The windows of a picture with most to see that have least in common. */
const choose = async ({ name, width, height, alt }, count, turn) => {
  const look = await sharp(`${folder}rendered/${name}`)
    .resize(LOOK, LOOK, { fit: 'inside' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = width / look.info.width;
  const chosen = [];
  for (let number = 0; number < count; number += 1) {
    const shape = SHAPES[(turn + number) % SHAPES.length];
    const [w, h] =
      shape >= 1
        ? [LONG_SIDE, Math.round(LONG_SIDE / shape)]
        : [Math.round(LONG_SIDE * shape), LONG_SIDE];
    let best;
    for (let top = 0; top + h <= height; top += 50) {
      for (let left = 0; left + w <= width; left += 50) {
        const box = { left, top, width: w, height: h };
        const small = Object.fromEntries(
          Object.entries(box).map(([side, px]) => [side, Math.floor(px / scale)]),
        );
        const shared = Math.max(0, ...chosen.map((other) => overlap(box, other)));
        const worth = interest(look, small) * (1 - shared) ** 2;
        if (!best || worth > best.worth) best = { worth, ...box };
      }
    }
    const { worth: _worth, ...box } = best;
    chosen.push(box);
  }
  return chosen.map((box, number) => {
    const place = placeOf((box.left + box.width / 2) / width, (box.top + box.height / 2) / height);
    return {
      name: name.replace('.jpg', `-detail-${number + 1}.jpg`),
      from: name,
      ...box,
      alt: `Detail, ${place}: ${alt}`,
    };
  });
};

const pictureTable = JSON.parse(await readFile(`${folder}pictures.json`, 'utf8'));
// Those of the shop are no part of the sheet.
const pictures = pictureTable.filter(({ tags }) => !tags.includes('goods'));
const wanted = SHEET - pictures.length;
const details = [];
for (const [index, picture] of pictures.entries()) {
  const count =
    Math.floor(((index + 1) * wanted) / pictures.length) -
    Math.floor((index * wanted) / pictures.length);
  details.push(...(await choose(picture, count, index)));
}
await writeFile(
  `${folder}details.json`,
  `[\n${details.map((detail) => `  ${JSON.stringify(detail)}`).join(',\n')}\n]\n`,
);
console.log(`${details.length} details of ${pictures.length} pictures`);
