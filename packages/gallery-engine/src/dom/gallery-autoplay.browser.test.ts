import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openMoving } from '../testing/moving-page';
import styles from '../style.css?inline';
import type { GalleryContext } from './gallery-context';

const start = window.location.href;

beforeAll(() => {
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: `${styles} body { margin: 0 }` }),
  );
});

beforeEach(async () => {
  await page.viewport(800, 700);
  await userEvent.unhover(document.body);
});

afterEach(() => {
  history.replaceState(null, '', start);
  vi.restoreAllMocks();
});

describe('autoplay', () => {
  const attributes = 'data-autoplay="true" data-autoplay-duration="5"';

  function openPlaying(more = '', context: Partial<GalleryContext> = {}) {
    const clock = createFakeClock();
    return {
      clock,
      ...openMoving('stacked', { attributes: `${attributes} ${more}` }, { clock, ...context }),
    };
  }

  /** Wherever the pointer of the test is, it is none that hovers. */
  function haveNoMouse(): void {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      real(query.includes('hover') ? 'not all' : query),
    );
  }

  it('[4.09a] goes on at its interval, in order, and is not spoken', () => {
    const { clock, gallery, control } = openPlaying();
    clock.advance(5000);
    clock.advance(5000);
    expect([gallery.index, control('status')?.ariaLive]).toEqual([2, 'off']);
  });

  it('stops and starts by its button', async () => {
    const { clock, gallery, control } = openPlaying();
    control('toggle')?.click();
    clock.advance(20_000);
    expect([gallery.index, control('toggle')?.ariaLabel, control('status')?.ariaLive]).toEqual([
      0,
      'Start the slideshow',
      'polite',
    ]);
    control('toggle')?.click();
    clock.advance(5000);
    expect([gallery.index, control('toggle')?.ariaLabel]).toEqual([1, 'Stop the slideshow']);
  });

  it('[4.09b] waits while a mouse is over it', async () => {
    const { clock, gallery, list } = openPlaying();
    await userEvent.hover(list);
    clock.advance(5000);
    expect(gallery.index).toBe(0);
    await userEvent.unhover(list);
    await page.elementLocator(document.body).hover({ position: { x: 790, y: 690 }, force: true });
    clock.advance(1000);
    expect(gallery.index).toBe(1);
  });

  it('[4.09f] not where there is no mouse', async () => {
    const { clock, gallery, list } = openPlaying();
    haveNoMouse();
    await userEvent.hover(list);
    clock.advance(5000);
    expect(gallery.index).toBe(1);
  });

  it('[4.09c] waits while a video shows', () => {
    let isShowing = true;
    const media = {
      mount: () => ({ pause: () => {}, isShowing: () => isShowing, destroy: () => {} }),
    };
    const { clock, gallery } = openPlaying('', { media });
    clock.advance(9000);
    expect(gallery.index).toBe(0);
    isShowing = false;
    clock.advance(1000);
    expect(gallery.index).toBe(1);
  });

  it('[2.20d] [4.09c] nomotion=true keeps it off, with no button for it', () => {
    history.replaceState(null, '', '?nomotion=true');
    const { clock, gallery, control } = openPlaying();
    gallery.play();
    clock.advance(20_000);
    expect([gallery.index, control('toggle')]).toEqual([0, null]);
  });

  it('[4.09d] goes anywhere if asked', () => {
    const { clock, gallery } = openPlaying('data-randomize="true"', { random: () => 0.5 });
    clock.advance(5000);
    expect(gallery.index).toBe(5);
  });

  it('with less motion it waits to be started', () => {
    const { clock, gallery, control } = openPlaying('', { reducedMotion: () => true });
    expect(control('toggle')?.ariaLabel).toBe('Start the slideshow');
    clock.advance(20_000);
    expect(gallery.index).toBe(0);
    control('toggle')?.click();
    clock.advance(5000);
    expect(gallery.index).toBe(1);
  });

  it('rests in a hidden tab, and goes on when the page comes back', () => {
    const { clock, gallery } = openPlaying();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    // A hidden page has no frames.
    let onFrame: FrameRequestCallback = () => {};
    const frames = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
      onFrame = run;
      return 1;
    });
    clock.advance(60_000);
    expect([gallery.index, clock.waiting]).toEqual([0, 0]);
    hidden.mockReturnValue(false);
    onFrame(0);
    frames.mockRestore();
    clock.advance(4999);
    expect(gallery.index).toBe(0);
    clock.advance(1);
    expect(gallery.index).toBe(1);
  });

  it('stops at once when the focus of the keyboard comes in, and says so; its button starts it again', async () => {
    haveNoMouse();
    const { clock, gallery, control } = openPlaying();
    expect(control('status')?.ariaLive).toBe('off');
    await userEvent.tab();
    expect(document.activeElement).toBe(control('toggle'));
    expect([control('toggle')?.ariaLabel, control('status')?.ariaLive]).toEqual([
      'Start the slideshow',
      'polite',
    ]);
    clock.advance(20_000);
    expect(gallery.index).toBe(0);
    await userEvent.keyboard('{Enter}');
    clock.advance(5000);
    expect([gallery.index, control('toggle')?.ariaLabel]).toEqual([1, 'Stop the slideshow']);
    await userEvent.tab();
    expect(document.activeElement).toBe(control('previous'));
    expect([gallery.index, control('toggle')?.ariaLabel]).toEqual([1, 'Start the slideshow']);
  });

  it('stops when the focus comes to its thumbnails', async () => {
    const { clock, gallery, control } = openPlaying('id="show"');
    const strip = openMoving('strip', { attributes: 'data-linked-galleries="show"' });
    strip.slides()[0]?.focus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    clock.advance(20_000);
    expect([gallery.index, control('toggle')?.ariaLabel]).toEqual([0, 'Start the slideshow']);
  });

  it.each(['base', 'carousel', 'stacked', 'strip'])(
    '%s: with less motion it does not begin by itself, and stops when less is asked for',
    async (design) => {
      haveNoMouse();
      const clock = createFakeClock();
      let isLess = true;
      const open = () => openMoving(design, { attributes }, { clock, reducedMotion: () => isLess });
      const still = open();
      await still.rest();
      clock.advance(20_000);
      expect([still.gallery.index, still.control('toggle')?.ariaLabel]).toEqual([
        0,
        'Start the slideshow',
      ]);
      still.gallery();
      still.root.remove();
      isLess = false;
      const moving = open();
      await moving.rest();
      clock.advance(5000);
      expect(moving.gallery.index).toBeGreaterThan(0);
      const { index } = moving.gallery;
      isLess = true;
      clock.advance(20_000);
      expect([moving.gallery.index, moving.control('toggle')?.ariaLabel]).toEqual([
        index,
        'Start the slideshow',
      ]);
    },
  );

  it('previous and next name what they control', () => {
    const first = openPlaying();
    const second = openPlaying();
    const ids = [first, second].map(({ control, list }) => {
      expect(control('previous')?.getAttribute('aria-controls')).toBe(list.id);
      expect(control('next')?.getAttribute('aria-controls')).toBe(list.id);
      return list.id;
    });
    expect(new Set(ids).size).toBe(2);
    second.gallery();
    expect(second.list.id).toBe('');
  });

  it('without loop it ends at the end, silently', () => {
    const { clock, gallery, events } = openPlaying('data-loop="false" data-current-index="7"');
    clock.advance(60_000);
    expect([gallery.index, events]).toEqual([8, ['change 8 forward', 'reachedEnd 8 forward']]);
  });
});
