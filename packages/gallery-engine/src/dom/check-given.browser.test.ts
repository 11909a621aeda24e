import { expect, it } from 'vitest';
import { fireGalleryEvent } from './fire-gallery-event';
import { mountCarousel, mountGallery, mountStill, readGallery } from './index';

const root = document.createElement('div');
const context = { window, report: () => {} };
// What a page without types hands over: no compiler would allow it.
const nothing = null as never;

it.each([
  ['root', () => readGallery(nothing)],
  ['root', () => mountGallery(nothing, { design: 'grid' }, context)],
  ['data', () => mountGallery(root, nothing, context)],
  ['context', () => mountGallery(root, { design: 'grid' }, nothing)],
  ['root', () => mountCarousel(nothing, { design: 'carousel' }, context)],
  ['context', () => mountStill(root, { design: 'list' }, nothing)],
])('says that the %s is missing, and what to do', (name, mount) => {
  expect(mount).toThrow(
    new TypeError(
      `[gallery-engine] The ${name} is missing. Call mountGallery(root, readGallery(root), { window, report }) once the root is on the page.`,
    ),
  );
});

it('its events have types where one listens, on the root and above', () => {
  const seen: number[] = [];
  document.body.append(root);
  root.addEventListener('gallery:change', ({ detail }) => seen.push(detail.index));
  document.addEventListener('gallery:change', ({ detail }) => seen.push(detail.index + 1), {
    once: true,
  });
  fireGalleryEvent(root, 'gallery:change', { index: 4, direction: 'forward' });
  expect(seen).toEqual([4, 5]);
  root.remove();
});
