import { afterEach, expect, it, vi } from 'vitest';
import { mountBlock, noHurry, testContext } from '../../testing/test-blocks';
import * as module from './published-gallery.mount';

// No chunk comes.
vi.mock('@frontage/core-lifecycle', async (original) => ({
  ...(await original<typeof import('@frontage/core-lifecycle')>()),
  loadChunk: () => Promise.reject(new Error('gone')),
}));

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('[8.15b] a published gallery whose loaders do not come tells the console, is reported, and shows its pictures as they are', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const picture =
    'data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 width=%2260%22 height=%2240%22/>';
  const slide = (type: string): string =>
    `<div class="slide" data-type="${type}"><img data-src="${picture}" alt="A bowl"></div>`;
  document.body.innerHTML = `<div class="sqs-gallery-container sqs-gallery-design-carousel"><div class="sqs-gallery">${slide('image')}${slide('video')}</div></div>`;
  const root = document.querySelector<HTMLElement>('.sqs-gallery-container') ?? document.body;
  const context = testContext();
  const end = await mountBlock(root, module, context);
  await vi.waitFor(
    () => expect(root.querySelector('img')?.getAttribute('src')).toBe(picture),
    noHurry,
  );
  expect(warn.mock.calls).toEqual([['VideoLoader not found'], ['Loader2 not found']]);
  expect(context.issues.map(({ code }) => code)).toEqual([
    'VIDEO_MEDIA_FAILED',
    'IMAGE_LOADER_FAILED',
  ]);
  end();
});
