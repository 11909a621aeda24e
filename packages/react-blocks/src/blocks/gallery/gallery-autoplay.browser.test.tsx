import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../style.css';
import { standInFrame } from '../../testing/stand-in-player';
import { mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { testPictures } from '../../testing/test-pictures';
import { Gallery } from './Gallery';
import type { GalleryProps } from './gallery-props';
import * as module from './gallery.mount';

const ends: (() => void)[] = [];

beforeEach(() => page.viewport(900, 700));

afterEach(() => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

/** A slideshow of six, beside a list of prices; what plays it is a clock of the test's own. */
async function openSlideshow(props: Partial<GalleryProps>) {
  const root = showMarkup(
    <>
      <Gallery id="g" design="stacked" loading="eager" slides={testPictures(6)} {...props} />
      <p id="block-prices">Prices</p>
    </>,
  );
  const clock = createFakeClock();
  const context = Object.assign(testContext({ clock }), { frameOf: standInFrame() });
  ends.push(await mountBlock(root, module, context));
  await leave();
  const slides = [...root.querySelectorAll('[data-slide]')];
  return {
    root,
    clock,
    active: () => slides.findIndex((slide) => slide.hasAttribute('data-active')),
    find: (selector: string) => root.querySelector<HTMLElement>(selector),
  };
}

/** Moves the mouse off the gallery. */
async function leave(): Promise<void> {
  await userEvent.hover(page.getByRole('heading', { name: 'Test' }));
}

describe('a slideshow that moves by itself', () => {
  it('[3.28l] [3.26m] does so only if asked, and then every 5000 ms', async () => {
    const still = await openSlideshow({});
    still.clock.advance(60_000);
    expect([still.active(), still.find('[data-gallery-toggle]')]).toEqual([0, null]);
    const { clock, active } = await openSlideshow({ autoplay: true });
    clock.advance(4999);
    expect(active()).toBe(0);
    clock.advance(1);
    expect(active()).toBe(1);
  });

  it('[4.09a] [3.26n] goes on at its interval', async () => {
    const { clock, active } = await openSlideshow({ autoplay: true, autoplayDuration: 2.5 });
    clock.advance(2499);
    expect(active()).toBe(0);
    clock.advance(1);
    expect(active()).toBe(1);
  });

  it.each([
    [false, 1],
    [true, 4],
  ])('[3.28j] [4.09d] goes to any slide where it is to randomize: %s', async (randomize, index) => {
    // Of the five others, the fourth.
    vi.spyOn(Math, 'random').mockReturnValue(0.6);
    const { clock, active } = await openSlideshow({ autoplay: true, randomize });
    clock.advance(5000);
    expect(active()).toBe(index);
  });

  it('[4.09b] waits under a mouse', async () => {
    const { root, clock, active } = await openSlideshow({ autoplay: true });
    await userEvent.hover(root);
    clock.advance(6000);
    expect(active()).toBe(0);
  });

  it.each([
    [undefined, 1],
    ['.sale, #block-prices', 0],
  ])('[3.28k] waits while the pointer is over what its list names: %s', async (list, index) => {
    const { clock, active } = await openSlideshow({ autoplay: true, pauseOnMouseover: list });
    await userEvent.hover(document.getElementById('block-prices') ?? document.body);
    clock.advance(5000);
    expect(active()).toBe(index);
    await leave();
    clock.advance(1000);
    expect(active()).toBe(1);
  });

  it('[4.09c] waits while a video of it shows, and goes on once one has left it', async () => {
    const slides = testPictures(3).map((slide, index) => ({
      ...slide,
      ...(index === 0 && { video: { address: 'https://vimeo.com/76979871' } }),
    }));
    const { clock, active, find } = await openSlideshow({ autoplay: true, slides });
    await userEvent.click(find('.fr-video__play') ?? document.body);
    await leave();
    await expect.poll(() => find('[data-video-state=showing]')).not.toBeNull();
    clock.advance(60_000);
    expect(active()).toBe(0);
    find('[data-gallery-next]')?.click();
    expect(active()).toBe(1);
    await expect.poll(() => (clock.advance(1000), active())).toBe(2);
  });
});

it('[3.28i] with refreshOnOrientationChange a gallery looks at its slides anew when the screen is turned', async () => {
  for (const refreshOnOrientationChange of [undefined, true]) {
    const { clock, active, find } = await openSlideshow({ refreshOnOrientationChange });
    find('[data-active]')?.removeAttribute('data-active');
    window.dispatchEvent(new Event('orientationchange'));
    clock.advance(300);
    expect(active()).toBe(refreshOnOrientationChange ? 0 : -1);
  }
});
