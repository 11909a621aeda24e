import { ChunkError } from '@frontage/core-lifecycle';
import { galleryDesigns, type GalleryDesign } from '@frontage/gallery-engine';
import { userEvent } from 'vitest/browser';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../style.css';
import { testPictures } from '../../testing/test-pictures';
import { noHurry, showMarkup, testContext } from '../../testing/test-blocks';
import { Gallery } from './Gallery';
import type { GalleryProps } from './gallery-props';
import { loadMedia } from './load-media';
import { createGalleryView } from '../../testing/gallery-view';

const { openGallery, close } = createGalleryView();

afterEach(close);

const moving: readonly GalleryDesign[] = ['carousel', 'stacked', 'strip'];

describe('a gallery that moves', () => {
  it('carousel: its buttons show the next group', async () => {
    const { press, seen, status } = await openGallery({ design: 'carousel', slidesPerRow: 2 });
    expect(seen()).toEqual([0, 1]);
    press('Next slide');
    await vi.waitFor(() => expect(seen()).toEqual([2, 3]), noHurry);
    expect(status()).toBe('3–4 of 7');
    press('Previous slide');
    await vi.waitFor(() => expect(seen()).toEqual([0, 1]), noHurry);
  });

  it('stacked: shows one slide, a click on it the next', async () => {
    const { seen, slides } = await openGallery({ design: 'stacked' });
    expect(seen()).toEqual([0]);
    slides[0]?.querySelector('img')?.click();
    await vi.waitFor(() => expect(seen()).toEqual([1]), noHurry);
  });

  it('[4.12a] strip: a click makes a slide the active one', async () => {
    const { slides, active } = await openGallery({ design: 'strip' });
    slides[2]?.querySelector('img')?.click();
    expect(active()).toBe(2);
    expect(slides[2]?.getAttribute('aria-current')).toBe('true');
  });

  it('[4.09e] a slideshow and its thumbnails show the same slide', async () => {
    const { root, active, press } = await openGallery({ design: 'stacked', thumbnails: true });
    const strip = document.querySelector('[data-thumbnails]');
    const thumbnails = [...(strip?.querySelectorAll<HTMLElement>('[data-slide]') ?? [])];
    expect(thumbnails.length).toBe(7);
    press('Next slide');
    expect(thumbnails[1]?.getAttribute('aria-selected')).toBe('true');
    thumbnails[4]?.querySelector('img')?.click();
    await vi.waitFor(() => expect(active()).toBe(4), noHurry);
    // One set of controls for both.
    expect(
      [...document.querySelectorAll('button')]
        .filter((button) => button.checkVisibility())
        .every((button) => root.contains(button)),
    ).toBe(true);
  });

  it.each(moving)('%s keeps its place when the script comes', async (design) => {
    const { slides, before, seen } = await openGallery({ design });
    const now = slides.map((slide) => slide.getBoundingClientRect());
    const moved = now.flatMap((box, index) =>
      seen().includes(index) && box.top !== before[index]?.top ? [index] : [],
    );
    expect(moved).toEqual([]);
  });

  it('with one slide has no controls, with none it is an empty list', async () => {
    for (const count of [0, 1]) {
      for (const design of moving) {
        const { root, context } = await openGallery({ design, slides: testPictures(count) });
        expect(
          [...root.querySelectorAll('button')].some((button) => button.checkVisibility()),
        ).toBe(false);
        expect(context.issues).toEqual([]);
      }
    }
  });

  it('begins with another slide where the address means it', async () => {
    const { seen } = await openGallery({ design: 'stacked', currentIndex: 3 });
    expect(seen()).toEqual([3]);
  });

  it('mirrors where text runs from right to left', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const { slides, seen } = await openGallery({ design: 'carousel', slidesPerRow: 2 });
      expect(
        (slides[0]?.getBoundingClientRect().left ?? 0) >
          (slides[1]?.getBoundingClientRect().left ?? 0),
      ).toBe(true);
      await userEvent.keyboard('{ArrowLeft}');
      await vi.waitFor(() => expect(seen()).toEqual([2, 3]), noHurry);
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  });
});

it('base: a slide is nearer to its own words than to those of the one before', () => {
  const root = showMarkup(<Gallery design="base" slides={testPictures(3)} loading="eager" />);
  const boxes = (selector: string) =>
    [...root.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
  const [pictures, words] = [boxes('img'), boxes('figcaption')];
  for (const index of [1, 2]) {
    const before = (pictures[index]?.top ?? NaN) - (words[index - 1]?.bottom ?? NaN);
    const gap = (words[index]?.top ?? NaN) - (pictures[index]?.bottom ?? NaN);
    expect(before).toBeGreaterThan(gap + 16);
  }
});

describe('lightbox', () => {
  const dialog = (): HTMLElement | null => document.querySelector('dialog[open]');

  it.each(galleryDesigns.filter((design) => design !== 'strip'))(
    '[2.18a] %s: a click shows the large picture',
    async (design) => {
      const { root } = await openGallery({ design, lightbox: true });
      root.querySelectorAll<HTMLElement>('a[data-lightbox]')[0]?.click();
      await vi.waitFor(() => expect(dialog()?.getAttribute('aria-label')).toBe('Gallery'), noHurry);
      await userEvent.keyboard('{Escape}');
      await vi.waitFor(() => expect(dialog()).toBeNull(), noHurry);
    },
  );

  it('[9.18b] [3.26h] its theme is the one that the block names', async () => {
    const { root } = await openGallery({ lightboxTheme: 'light' });
    root.querySelector<HTMLElement>('a[data-lightbox]')?.click();
    await vi.waitFor(() => expect(dialog()?.dataset['theme']).toBe('light'), noHurry);
  });

  it('a slide that leads somewhere opens nothing', async () => {
    const slides = testPictures(2).map((slide) => ({ ...slide, clickThroughUrl: '#elsewhere' }));
    const { root } = await openGallery({ slides });
    expect(root.querySelector('a[data-lightbox]')).toBeNull();
    root.querySelector<HTMLElement>('a[data-slide-link]')?.click();
    expect(location.hash).toBe('#elsewhere');
  });
});

describe('videos in slides', () => {
  const slides = testPictures(3).map((slide, index) => ({
    ...slide,
    ...(index === 1 && { video: { address: 'https://vimeo.com/76979871' } }),
  }));

  it.each<GalleryDesign>(['grid', 'list', 'carousel'])(
    '%s: without a lightbox a slide plays its video',
    async (design) => {
      const { root, end } = await openGallery({ design, slides, lightbox: false });
      root.querySelector<HTMLElement>('.fr-video__play')?.click();
      expect(root.querySelectorAll('[data-slide-id="5f1"] iframe').length).toBe(1);
      end();
      expect(root.querySelector('iframe')).toBeNull();
    },
  );

  it('whose script does not come is reported, and they are links until the block ends', async () => {
    const root = showMarkup(<Gallery slides={slides} lightbox={false} />);
    const [play, link] = ['.fr-video__play', '.fr-video__link'].map((part) =>
      root.querySelector<HTMLElement>(part),
    );
    const seen = () => [play?.checkVisibility(), link?.checkVisibility()];
    const context = testContext();
    expect(await loadMedia(root, context, () => Promise.reject(new Error('gone')))).toBeUndefined();
    expect([seen(), context.issues]).toMatchObject([
      [false, true],
      [{ code: 'VIDEO_MEDIA_FAILED', cause: expect.any(ChunkError) }],
    ]);
    context.end();
    expect(seen()).toEqual([true, false]);
    root.setAttribute('data-block-state', 'failed');
    expect(seen()).toEqual([false, true]);
  });
});

it('in a React host stays as it is while equal slides are written anew or more are added, and starts anew with other options', async () => {
  document.body.innerHTML = '<div id="host"></div>';
  const host = createRoot(document.getElementById('host') ?? document.body);
  const render = (props: Partial<GalleryProps>) =>
    flushSync(() =>
      host.render(
        <StrictMode>
          <Gallery slides={testPictures(5)} {...props} />
        </StrictMode>,
      ),
    );
  const active = () =>
    [...document.querySelectorAll('[data-slide]')].findIndex((slide) =>
      slide.hasAttribute('data-active'),
    );
  const status = () => document.querySelector('[data-gallery-status]')?.textContent;
  render({ design: 'strip' });
  await expect.poll(active).toBe(0);
  document.querySelector<HTMLElement>('[aria-label="Next slide"]')?.click();
  expect(active()).toBe(1);

  render({ design: 'strip' });
  expect(active()).toBe(1);
  // More slides come to those that are there, and another name changes nothing of its place.
  render({ design: 'strip', slides: testPictures(6), label: 'Bowls' });
  expect(active()).toBe(1);
  await expect.poll(status).toBe('2 of 6');
  render({ design: 'strip', currentIndex: 3 });
  await expect.poll(active).toBe(3);
  render({ design: 'grid', currentIndex: 3 });
  expect(document.querySelector('[data-mounted]')).toBeNull();
  await expect.poll(active).toBe(3);
  flushSync(() => host.unmount());
});
