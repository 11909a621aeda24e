import { createFakeClock, type FakeClock } from '@frontage/core-lifecycle/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../style.css';
import { mountBlock, noHurry, showMarkup, testContext } from '../../testing/test-blocks';
import { testPictures } from '../../testing/test-pictures';
import { Gallery } from './Gallery';
import type { GalleryProps } from './gallery-props';
import * as module from './gallery.mount';
import { loadMedia } from './load-media';
import { createReveal } from './create-reveal';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  history.replaceState(undefined, '', location.pathname + location.search);
  window.scrollTo(0, 0);
});

/** A gallery on the page, mounted as the runtime does. */
async function open(
  props: Partial<GalleryProps>,
  {
    below = false,
    reducedMotion = true,
    ...facts
  }: { below?: boolean; reducedMotion?: boolean; clock?: FakeClock } = {},
) {
  const root = showMarkup(<Gallery id="g" slides={testPictures(7)} {...props} />, { below });
  const before = root.outerHTML;
  const context = testContext({ reducedMotion, ...facts });
  for (const element of document.querySelectorAll<HTMLElement>('[data-block=gallery]'))
    ends.push(await mountBlock(element, module, context));
  return {
    root,
    before,
    context,
    pictures: () => [...root.querySelectorAll<HTMLImageElement>('img.fr-picture')],
    active: () =>
      [...root.querySelectorAll('[data-slide]')].findIndex((slide) =>
        slide.hasAttribute('data-active'),
      ),
  };
}

describe('[3.28] the settings of a gallery', () => {
  const addressed = testPictures(3).map((slide, index) => ({
    ...slide,
    picture: { ...slide.picture, source: `/bowl-${index}.jpg` },
  }));

  it('[3.28] without options each picture says itself when it is loaded, and in which width', async () => {
    const { root, pictures } = await open({ slides: addressed, loading: 'eager' });
    expect(
      [
        'lazyLoad',
        'loaderOptions',
        'refreshOnResize',
        'refreshOnOrientationChange',
        'linkedGalleries',
      ].filter((name) => name in root.dataset),
    ).toEqual([]);
    expect(pictures()[0]?.getAttribute('src')).toBe('/bowl-0.jpg?format=1000w');
  });

  it('[3.28b] lazyLoad: pictures wait until they come near the screen, also the first ones', async () => {
    const { pictures, root } = await open(
      {
        slides: addressed,
        loading: 'first',
        lazyLoad: true,
        loaderOptions: { sizeFormat: 'filename' },
      },
      { below: true },
    );
    expect(pictures().map((picture) => [picture.dataset.src, picture.getAttribute('src')])).toEqual(
      addressed.map(({ picture }) => [picture.source, null]),
    );
    root.scrollIntoView();
    await vi.waitFor(
      () => expect(pictures()[0]?.getAttribute('src')).toMatch(/^\/bowl-0-\d+w\.jpg$/),
      noHurry,
    );
  });

  it("[3.28c] loaderOptions are the image loader's, until the gallery ends", async () => {
    const { pictures } = await open({
      slides: addressed,
      // Also of those on the first screen of a page.
      loading: 'first',
      loaderOptions: { sizeFormat: 'filename', sizeAdjustment: 0.01 },
    });
    await vi.waitFor(
      () => expect(pictures()[0]?.getAttribute('src')).toBe('/bowl-0-100w.jpg'),
      noHurry,
    );
    for (const end of ends.splice(0)) end();
    expect(
      pictures()
        .flatMap(({ dataset }) => Object.keys(dataset))
        .filter((name) => name.startsWith('size')),
    ).toEqual([]);
  });

  it('[3.28d] [9.22j] refreshOnResize looks at the slides anew once the window has been still for 300 ms', async () => {
    await page.viewport(900, 600);
    const clock = createFakeClock();
    const { root, active } = await open({ design: 'stacked', refreshOnResize: true }, { clock });
    const [mark] = root.querySelectorAll('[data-active]');
    mark?.removeAttribute('data-active');
    const resized = new Promise((resolve) => window.addEventListener('resize', resolve));
    await page.viewport(800, 600);
    await resized;
    clock.advance(299);
    expect(active()).toBe(-1);
    clock.advance(1);
    expect(active()).toBe(0);
  });

  it.each([undefined, 4])('[3.28m] it starts with the slide that is set: %s', async (index) => {
    const { active } = await open({
      design: 'stacked',
      ...(index !== undefined && { currentIndex: index }),
    });
    expect(active()).toBe(index ?? 0);
  });

  it('[3.28e] linkedGalleries show the same slide, whichever is mounted first', async () => {
    document.body.replaceChildren();
    const first = showMarkup(
      <>
        <Gallery
          id="one"
          design="stacked"
          slides={testPictures(4)}
          linkedGalleries={['two', 'three']}
        />
        <Gallery id="two" design="strip" slides={testPictures(4)} />
      </>,
    );
    const context = testContext({ reducedMotion: true });
    const roots = [...document.querySelectorAll<HTMLElement>('[data-block=gallery]')];
    for (const root of roots) ends.push(await mountBlock(root, module, context));
    first.querySelector<HTMLElement>('[data-gallery-next]')?.click();
    expect(
      roots.map((root) =>
        [...root.querySelectorAll('[data-slide]')].findIndex((slide) =>
          slide.hasAttribute('data-active'),
        ),
      ),
    ).toEqual([1, 1]);
  });

  it('[5.13g] a threshold that is no number is refused by name', async () => {
    const root = showMarkup(<Gallery slides={testPictures(3)} refreshOnResize />);
    root.dataset.resizeThreshold = 'wide';
    await expect(mountBlock(root, module)).rejects.toThrow('resize threshold: NaN');
  });
});

describe('what is told', () => {
  it('[8.15c] where the plan has no lightbox, one that is asked for is warned of; links are links', async () => {
    const { root, context } = await open({ design: 'grid', lightboxAvailable: false });
    expect(context.issues).toEqual([
      {
        code: 'GALLERY_NO_LIGHTBOX',
        block: 'gallery',
        message: '[gallery-engine] The lightbox is not available in this tier.',
      },
    ]);
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    root.querySelector<HTMLElement>('[data-slide-link]')?.click();
    expect(document.querySelector('dialog')).toBeNull();
  });

  it.each<Partial<GalleryProps>>([
    { lightbox: false, lightboxAvailable: false },
    { lightboxAvailable: true },
    {},
  ])('[8.15c] with %o nothing is warned of', async (props) => {
    const { context } = await open({ design: 'grid', ...props });
    expect(context.issues).toEqual([]);
  });

  it('[8.15b] a loader of videos that does not come: the console is told', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await loadMedia(document.createElement('div'), testContext(), () =>
      Promise.reject(new Error('gone')),
    );
    expect(warn.mock.calls).toEqual([['VideoLoader not found']]);
  });
});

describe('the page moves to a gallery', () => {
  it('[9.23d] whose slide the address names: 30 px below the top', async () => {
    await page.viewport(900, 600);
    history.replaceState(undefined, '', '#itemId=5f3');
    const { root, active } = await open(
      { design: 'carousel', slidesPerRow: 1 },
      { below: true, reducedMotion: false },
    );
    document.body.insertAdjacentHTML('beforeend', '<div style="height:3000px"></div>');
    expect(active()).toBe(3);
    await vi.waitFor(() => expect(Math.round(root.getBoundingClientRect().top)).toBe(30), noHurry);
  });

  it('[9.23d] at once where its chunk does not come, which is reported; and not after the end', async () => {
    const root = showMarkup(<Gallery slides={testPictures(3)} />, { below: true });
    const context = testContext();
    const scrolled = vi.spyOn(root, 'scrollIntoView');
    const reveal = createReveal(context, () => Promise.reject(new Error('gone')));
    reveal(root);
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1), noHurry);
    expect(context.issues.map(({ code }) => code)).toEqual(['GALLERY_SCROLL_FAILED']);
    const scrollToGallery = vi.fn();
    const late = createReveal(context, () => Promise.resolve({ scrollToGallery }));
    late(root);
    context.end();
    await vi.waitFor(() => expect(context.signal.aborted).toBe(true), noHurry);
    await new Promise(requestAnimationFrame);
    expect(scrollToGallery).not.toHaveBeenCalled();
  });
});

describe('sizes', () => {
  it('[9.23k] a grid has four thumbnails in a row, 20 px apart; a block may say otherwise', async () => {
    await page.viewport(1000, 700);
    const boxes = (root: Element) =>
      [...root.querySelectorAll('[data-slide]')].map((slide) => slide.getBoundingClientRect());
    const inRow = (rects: DOMRect[]) => rects.filter(({ top }) => top === rects[0]?.top);
    const plain = inRow(boxes((await open({ design: 'grid' })).root));
    expect([plain.length, Math.round((plain[1]?.left ?? 0) - (plain[0]?.right ?? 0))]).toEqual([
      4, 20,
    ]);
    const set = inRow(
      boxes((await open({ design: 'grid', thumbnailsPerRow: 5, padding: 8 })).root),
    );
    expect([set.length, Math.round((set[1]?.left ?? 0) - (set[0]?.right ?? 0))]).toEqual([5, 8]);
  });

  it.each([
    [undefined, 5],
    [3, 3],
    [40, 5],
  ])(
    '[9.23l] with a padding of %s thumbnails in a strip stand %s px apart, and those of videos are 16:9',
    async (padding, gap) => {
      const slides = testPictures(6).map((slide, index) => ({
        ...slide,
        ...(index === 1 && { video: { address: 'https://vimeo.com/76979871' } }),
      }));
      await open({ design: 'stacked', thumbnails: true, padding, slides });
      const thumbnails = [...document.querySelectorAll('[data-thumbnails] [data-slide]')].map(
        (slide) => slide.getBoundingClientRect(),
      );
      expect(Math.round((thumbnails[1]?.left ?? 0) - (thumbnails[0]?.right ?? 0))).toBe(gap);
      const video = document
        .querySelectorAll('[data-thumbnails] img.fr-picture')[1]
        ?.getBoundingClientRect();
      expect((video?.width ?? 0) / (video?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    },
  );

  it('[3.28f] the keys that it names move it, and no others', async () => {
    const { root, active } = await open({ design: 'stacked', keys: { previous: 74, next: 75 } });
    root.scrollIntoView();
    await userEvent.keyboard('k');
    expect(active()).toBe(1);
    await userEvent.keyboard('{ArrowRight}');
    expect(active()).toBe(1);
    await userEvent.keyboard('j');
    expect(active()).toBe(0);
  });

  it('[3.28g] [3.28h] without keyboard no key moves it, and without loop it ends at its last slide', async () => {
    const { root, active } = await open({ design: 'stacked', keyboard: false, loop: false });
    await userEvent.keyboard('{ArrowRight}');
    expect(active()).toBe(0);
    expect(root.querySelector('[data-gallery-previous]')?.ariaDisabled).toBe('true');
  });

  it('[2.18c] its lightbox has no previous and next where it says so', async () => {
    for (const lightboxControls of [undefined, false]) {
      const { root } = await open({ design: 'grid', lightbox: true, lightboxControls });
      root.querySelector<HTMLElement>('[data-slide-link]')?.click();
      const next = await vi.waitUntil(
        () => document.querySelector<HTMLElement>('dialog[open] [value=next]'),
        noHurry,
      );
      expect(next.checkVisibility()).toBe(lightboxControls === undefined);
      for (const end of ends.splice(0)) end();
    }
  });
});
