// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { galleryDefaults } from '../defaults';
import { readGallery } from './read-gallery';
import { readSlide } from './read-slide';
import { readPictureOptions } from './set-picture-options';
import { readWindowOptions } from './watch-window';

/** An element with these attributes. */
function element(attributes: Record<string, string>, content = ''): HTMLElement {
  const made = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.innerHTML = content;
  return made;
}

it('[3.27a] a slide has its attributes, or those of its picture', () => {
  const picture =
    '<img data-src="/a.jpg" data-image-dimensions="1600x900" data-image-focal-point="0.2,0.3">';
  const slide = element(
    {
      'data-type': 'video',
      'data-slide-id': 'a',
      'data-slide-url': '/a',
      'data-click-through-url': '/b',
    },
    picture,
  );
  expect(readSlide(slide)).toEqual({
    type: 'video',
    id: 'a',
    url: '/a',
    clickThroughUrl: '/b',
    dimensions: { width: 1600, height: 900 },
    focalPoint: { x: 0.2, y: 0.3 },
    source: '/a.jpg',
  });
  expect(readSlide(element({}))).toMatchObject({
    type: 'image',
    id: undefined,
    dimensions: undefined,
    focalPoint: { x: 0.5, y: 0.5 },
  });
});

it('[3.28] [4.08d] a managed gallery loops and goes in order', () => {
  const { loop, autoplay, autoplayOptions, currentIndex, keyboard, historyHash } = readGallery(
    element({ 'data-design': 'strip' }),
  );
  expect({ loop, autoplay, currentIndex, keyboard, historyHash }).toEqual({
    loop: true,
    autoplay: false,
    currentIndex: 0,
    keyboard: true,
    historyHash: false,
  });
  expect(autoplayOptions).toEqual({ randomize: false, timeout: 5000, pauseOnMouseover: [] });
});

it('[3.28] markup that says nothing gives the settings their defaults, but that a managed gallery loops and keeps its order', () => {
  const root = element({});
  const settings = {
    ...readGallery(root),
    ...readPictureOptions(root),
    ...readWindowOptions(root),
  };
  const { keys, ...defaults } = galleryDefaults;
  expect(settings).toMatchObject({
    ...defaults,
    loop: true,
    autoplayOptions: { ...defaults.autoplayOptions, randomize: false },
  });
  // Those of `readGalleryKey` count then.
  expect([settings.keys, keys]).toEqual([undefined, { previous: 37, next: 39 }]);
});

it('[3.26b] reads its options, and falls back for what is wrong', () => {
  const root = element({
    'data-autoplay': '',
    'data-autoplay-duration': '2.5',
    'data-linked-galleries': ' a  b ',
    'data-speed': 'fast',
    'data-pause-on-mouseover': '.a, .b',
    'data-keyboard': 'false',
  });
  expect(readGallery(root)).toMatchObject({
    autoplay: true,
    autoplayOptions: { timeout: 2500, pauseOnMouseover: ['.a, .b'] },
    linkedGalleries: ['a', 'b'],
    speed: undefined,
    keyboard: false,
  });
});
