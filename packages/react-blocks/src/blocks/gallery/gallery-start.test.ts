import { expect, it } from 'vitest';
import type { GalleryProps } from './gallery-props';
import { galleryStart } from './gallery-start';

const picture = { source: '/a.jpg', alt: '', width: 4, height: 3 };
const slides: GalleryProps['slides'] = [{ id: 'a', picture }];

it.each(['grid', 'autogrid', 'list'] as const)(
  'a gallery of the design %s looks the same with its script: it waits for a touch',
  (design) => {
    expect(galleryStart(design, { slides })).toBe('interaction');
  },
);

it.each(['autocolumns', 'autorows', 'carousel', 'strip', 'stacked', 'base'] as const)(
  'one of the design %s starts when it is seen',
  (design) => {
    expect(galleryStart(design, { slides })).toBeUndefined();
  },
);

const cases: readonly (readonly [string, Partial<GalleryProps>])[] = [
  ['a slide that the address names', { isAddressed: true }],
  ['a plan without lightbox, of which it warns [8.15]', { lightboxAvailable: false }],
  ['pictures that wait whatever they say [3.28]', { lazyLoad: true }],
  ['options of the image loader [3.28]', { loaderOptions: {} }],
  ['a look at the width of the window [3.28]', { refreshOnResize: true }],
  ['a look at the turn of the screen [3.28]', { refreshOnOrientationChange: true }],
  ['a video', { slides: [{ id: 'a', picture, video: { address: 'https://vimeo.com/1' } }] }],
];

it.each(cases)('one with %s starts when it is seen', (_, over) => {
  expect(galleryStart('grid', { slides, ...over })).toBeUndefined();
});
