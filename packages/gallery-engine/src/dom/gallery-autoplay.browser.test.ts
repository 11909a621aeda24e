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
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      real(query.includes('hover') ? 'not all' : query),
    );
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
    clock.advance(20_000);
    expect(gallery.index).toBe(0);
    control('toggle')?.click();
    clock.advance(5000);
    expect(gallery.index).toBe(1);
  });

  it('rests in a hidden tab, and goes on when the page comes back', () => {
    const { clock, gallery } = openPlaying();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    clock.advance(60_000);
    expect([gallery.index, clock.waiting]).toEqual([0, 0]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    clock.advance(5000);
    expect(gallery.index).toBe(1);
  });

  it('stops once the keyboard is in it', async () => {
    const { clock, gallery, control } = openPlaying();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(control('previous'));
    clock.advance(20_000);
    expect([gallery.index, control('toggle')?.ariaLabel]).toEqual([0, 'Start the slideshow']);
  });

  it('without loop it ends at the end, silently', () => {
    const { clock, gallery, events } = openPlaying('data-loop="false" data-current-index="7"');
    clock.advance(60_000);
    expect([gallery.index, events]).toEqual([8, ['change 8 forward', 'reachedEnd 8 forward']]);
  });
});
