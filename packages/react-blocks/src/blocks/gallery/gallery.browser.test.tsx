import { ChunkError } from '@frontage/core-lifecycle';
import { galleryDesigns, type GalleryDesign } from '@frontage/gallery-engine';
import { userEvent } from 'vitest/browser';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../style.css';
import { standInFrame } from '../../testing/stand-in-player';
import { testPictures } from '../../testing/test-pictures';
import { mountBlock, noHurry, showMarkup, testContext } from '../../testing/test-blocks';
import { Gallery } from './Gallery';
import type { GalleryProps } from './gallery-props';
import * as module from './gallery.mount';
import { loadMedia } from './load-media';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
  history.replaceState(undefined, '', location.pathname + location.search);
});

const moving: readonly GalleryDesign[] = ['carousel', 'stacked', 'strip'];

/** A gallery on the page, in verbs. */
async function openGallery(props: Partial<GalleryProps> = {}) {
  const slides = props.slides ?? testPictures(7);
  const root = showMarkup(<Gallery id="g" loading="eager" {...props} slides={slides} />);
  const shown = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
  const context = Object.assign(testContext({ reducedMotion: true }), { frameOf: standInFrame() });
  // As it is before the script, so that what moves can be told.
  const before = shown.map((slide) => slide.getBoundingClientRect());
  for (const element of document.querySelectorAll<HTMLElement>('[data-block=gallery]'))
    ends.push(await mountBlock(element, module, context));
  return {
    root,
    slides: shown,
    end: () => ends.splice(0).forEach((end) => end()),
    before,
    context,
    active: () => shown.findIndex((slide) => slide.hasAttribute('data-active')),
    seen: () => shown.flatMap((slide, index) => (isSeen(slide) ? [index] : [])),
    press: (name: string) => root.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click(),
    status: () => root.querySelector('[data-gallery-status]')?.textContent,
  };
}

function isSeen(slide: HTMLElement): boolean {
  const view = slide.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const { left, right, width } = slide.getBoundingClientRect();
  return (
    width > 0 &&
    left < view.right - 1 &&
    right > view.left + 1 &&
    getComputedStyle(slide).visibility === 'visible'
  );
}

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
  await expect.poll(active, noHurry).toBe(0);
  document.querySelector<HTMLElement>('[aria-label="Next slide"]')?.click();
  expect(active()).toBe(1);

  render({ design: 'strip' });
  expect(active()).toBe(1);
  // More slides come to those that are there, and another name changes nothing of its place.
  render({ design: 'strip', slides: testPictures(6), label: 'Bowls' });
  expect(active()).toBe(1);
  await expect.poll(status, noHurry).toBe('2 of 6');
  render({ design: 'strip', currentIndex: 3 });
  await expect.poll(active, noHurry).toBe(3);
  render({ design: 'grid', currentIndex: 3 });
  expect(document.querySelector('[data-mounted]')).toBeNull();
  await expect.poll(active, noHurry).toBe(3);
  flushSync(() => host.unmount());
});

describe('markup', () => {
  it.each(galleryDesigns)(
    '%s asks for the first pictures with the page, for the others when they come near',
    (design) => {
      const html = renderToStaticMarkup(
        <Gallery design={design} slides={testPictures(30)} loading="first" />,
      );
      const images = html.replace(/<noscript>.*?<\/noscript>/g, '').match(/<img[^>]*>/g) ?? [];
      expect(images.length).toBe(30);
      for (const image of images) expect(image).toMatch(/ width="\d+" height="\d+"/);
      expect(images.filter((image) => image.includes('fetchPriority="high"')).length).toBe(1);
      expect(images[0]).toContain(' src="');
      expect(
        images.slice(12).every((image) => image.includes('data-src=') && !/ src="/.test(image)),
      ).toBe(true);
    },
  );

  it.each<[GalleryDesign, string]>([
    ['grid', '1'],
    ['list', '1.5'],
  ])("%s: squares are the grid's, also of videos: %s", (design, ratio) => {
    const slides = testPictures(1).map((slide) => ({
      ...slide,
      video: { address: 'https://vimeo.com/76979871' },
    }));
    const html = renderToStaticMarkup(
      <Gallery
        design={design}
        slides={slides}
        lightbox={false}
        squareThumbs
        imageAspectRatio={1.5}
      />,
    );
    expect(/--fr-video-ratio:([\d.]+)/.exec(html)?.[1]).toBe(ratio);
  });

  it('a title, a description, a link and markup in any of them are text', () => {
    const evil = '"><img src=x onerror=alert(1)>';
    const html = renderToStaticMarkup(
      <Gallery
        slides={testPictures(1).map((slide) => ({
          ...slide,
          title: evil,
          description: evil,
          clickThroughUrl: 'javascript:alert(1)',
        }))}
        lightbox={false}
      />,
    );
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('javascript:');
  });

  it('an unknown design is reported, its pictures stay', async () => {
    // What a host in JavaScript may pass.
    const design = 'zigzag' as GalleryDesign;
    const root = showMarkup(<Gallery design={design} slides={testPictures(3)} />);
    await expect(mountBlock(root, module)).rejects.toThrow(
      'These are not the gallery designs you are looking for',
    );
    expect(root.querySelectorAll('li img').length).toBeGreaterThan(0);
  });

  it('a second mount on the same markup is refused', async () => {
    const { root } = await openGallery({ design: 'carousel' });
    const context = testContext();
    ends.push(await mountBlock(root, module, context));
    expect(context.issues.map(({ code }) => code)).toEqual(['GALLERY_ALREADY_BOUND']);
  });
});

describe('without a script', () => {
  it.each(galleryDesigns)('%s shows its pictures', (design) => {
    const page = document.createElement('iframe');
    page.setAttribute('sandbox', 'allow-same-origin');
    page.style.cssText = 'inline-size: 800px; block-size: 600px';
    const styles = [...document.querySelectorAll('style')]
      .map(({ outerHTML }) => outerHTML)
      .join('');
    page.srcdoc = `<!doctype html>${styles}${renderToStaticMarkup(<Gallery design={design} slides={testPictures(4)} currentIndex={2} />)}`;
    return new Promise<void>((resolve, reject) => {
      page.addEventListener('load', () => {
        const images = [...(page.contentDocument?.querySelectorAll('img') ?? [])].filter((image) =>
          image.checkVisibility(),
        );
        try {
          expect(images.map(({ naturalWidth }) => naturalWidth > 0)).toEqual([
            true,
            true,
            true,
            true,
          ]);
          expect(
            [...(page.contentDocument?.querySelectorAll('button') ?? [])].some((button) =>
              button.checkVisibility(),
            ),
          ).toBe(false);
          const slides = [...(page.contentDocument?.querySelectorAll('[data-slide]') ?? [])];
          const starts = slides.map(
            (slide) =>
              slide.getBoundingClientRect().top * 10_000 + slide.getBoundingClientRect().left,
          );
          // What the address means comes first; columns keep their order.
          if (design !== 'autocolumns' && design !== 'base')
            expect(starts.indexOf(Math.min(...starts))).toBe(2);
          resolve();
        } catch (cause) {
          reject(cause);
        }
      });
      document.body.append(page);
    });
  });
});

it('the words of a slide lead on, below the picture and full screen', async () => {
  const [first, second] = testPictures(2);
  if (!first || !second) throw new Error('no slides');
  const bowl = { ...first, title: 'Bowl', linkText: '£38, see in the shop', linkUrl: '/shop/bowl' };
  const { root } = await openGallery({
    design: 'grid',
    lightbox: true,
    metaPosition: 'below',
    slides: [bowl, { ...second, linkText: 'Nowhere' }],
  });
  const links = [...root.querySelectorAll<HTMLAnchorElement>('figcaption a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['£38, see in the shop', '/shop/bowl'],
  ]);
  root.querySelector<HTMLElement>('[data-slide-link]')?.click();
  const shown = () =>
    document.querySelector<HTMLAnchorElement>('dialog[open] a[href$="/shop/bowl"]');
  await expect.poll(() => shown()?.textContent, noHurry).toBe('£38, see in the shop');
  document.querySelector<HTMLButtonElement>('dialog[open] button[value=close]')?.click();
});
