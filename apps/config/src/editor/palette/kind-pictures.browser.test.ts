import { expect, it } from 'vitest';
import { kindPictures } from './kind-pictures';

const svg = 'http://www.w3.org/2000/svg';

it('[1.02b] the picture of every kind of block is within its field, and shows something', () => {
  const root = document.createElementNS(svg, 'svg');
  document.body.append(root);
  for (const [kind, { lines, areas = '' }] of Object.entries(kindPictures)) {
    const path = document.createElementNS(svg, 'path');
    path.setAttribute('d', lines + areas);
    root.append(path);
    const { x, y, width, height } = path.getBBox();
    expect(width, kind).toBeGreaterThan(0);
    expect(Math.min(x, y), kind).toBeGreaterThanOrEqual(0);
    expect([x + width <= 48, y + height <= 32], kind).toEqual([true, true]);
  }
  root.remove();
});
