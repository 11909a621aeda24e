import { expect, it } from 'vitest';
import { chooseFormat } from './choose-format';

const photo = { mime: 'image/jpeg', width: 2000, height: 1000, frames: 1, transparent: false };
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

it.each([
  ['a photo', photo, chrome, 'avif'],
  ['a photo', photo, 'image/webp,*/*', 'webp'],
  ['a photo', photo, 'image/avif;q=0,image/webp', 'webp'],
  ['a photo', photo, '*/*', 'jpeg'],
  ['a photo', photo, undefined, 'jpeg'],
  ['a graphic', { ...photo, mime: 'image/png' }, '*/*', 'png'],
  ['a WebP', { ...photo, mime: 'image/webp' }, '*/*', 'jpeg'],
  ['a transparent WebP', { ...photo, mime: 'image/webp', transparent: true }, '*/*', 'png'],
  ['a transparent AVIF', { ...photo, mime: 'image/avif', transparent: true }, chrome, 'avif'],
  ['a still GIF', { ...photo, mime: 'image/gif' }, chrome, 'avif'],
  ['an animated GIF', { ...photo, mime: 'image/gif', frames: 3 }, chrome, 'webp'],
  ['an animated GIF', { ...photo, mime: 'image/gif', frames: 3 }, '*/*', undefined],
  ['a GIF whose frames nobody counted', { ...photo, mime: 'image/gif', frames: 0 }, chrome, 'webp'],
  ['an animated WebP', { ...photo, mime: 'image/webp', frames: 2 }, chrome, 'webp'],
  [
    'an animated PNG',
    { ...photo, mime: 'image/png', frames: 2, transparent: true },
    chrome,
    undefined,
  ],
  ['a drawing', { ...photo, mime: 'image/svg+xml' }, chrome, undefined],
  [
    'a transparent drawing',
    { ...photo, mime: 'image/svg+xml', transparent: true },
    chrome,
    undefined,
  ],
  ['a very tall picture', { ...photo, width: 1000, height: 17_000 }, chrome, 'jpeg'],
] as const)('%s for Accept %3$s comes as %4$s', (_what, asset, accept, format) => {
  expect(chooseFormat(asset, 2500, accept)).toBe(format);
});

it('a very tall picture made small enough comes as AVIF again', () => {
  expect(chooseFormat({ ...photo, width: 1000, height: 17_000 }, 500, chrome)).toBe('avif');
});
