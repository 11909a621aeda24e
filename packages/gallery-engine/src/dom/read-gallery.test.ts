// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { galleryDefaults } from '../defaults';
import { readGallery } from './read-gallery';
import { readPictureOptions } from './set-picture-options';
import { readWindowOptions } from './watch-window';

/** An element with these attributes. */
function element(attributes: Record<string, string>, content = ''): HTMLElement {
  const made = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.innerHTML = content;
  return made;
}

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
