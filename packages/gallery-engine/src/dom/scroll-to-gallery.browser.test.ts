import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openMoving } from '../testing/moving-page';
import { scrollToGallery } from './scroll-to-gallery';

beforeEach(async () => {
  await page.viewport(800, 600);
});

/**
 * A page with so many px above and below an element of 300 px, at its top, and frames that come
 * when they are told to.
 */
function openPage(above: number, below = 2000) {
  document.body.style.margin = '0';
  const holder = document.createElement('div');
  holder.innerHTML = `<div style="height:${above}px"></div><section style="height:300px"></section><div style="height:${below}px"></div>`;
  document.body.append(holder);
  window.scrollTo(0, 0);
  const target = holder.querySelector('section') ?? holder;
  let waiting: FrameRequestCallback[] = [];
  const request = vi
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((run) => waiting.push(run));
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  onTestFinished(() => {
    request.mockRestore();
    now.mockRestore();
    holder.remove();
    document.body.removeAttribute('style');
  });
  return {
    target,
    holder,
    top: () => Math.round(target.getBoundingClientRect().top),
    /** The frame that many ms after the start. */
    frame(ms: number) {
      const now = waiting;
      waiting = [];
      for (const run of now) run(1000 + ms);
    },
  };
}

describe('scrollToGallery', () => {
  it.each([
    [620, 295],
    [3030, 1500],
  ])('[9.23d] %s px down it stands 30 px below the top after %s ms', (above, ms) => {
    const { target, top, frame } = openPage(above);
    scrollToGallery(target, { window, reducedMotion: () => false });
    frame(16);
    expect(top()).toBeLessThan(above);
    frame(ms - 1);
    expect(top()).toBeGreaterThanOrEqual(30);
    const before = window.scrollY;
    frame(ms);
    expect(top()).toBe(30);
    expect(window.scrollY).toBeGreaterThanOrEqual(before);
  });

  it('stands below a header that stays, for which the page has a scroll padding', () => {
    const { target, top } = openPage(620);
    document.documentElement.style.scrollPaddingTop = '90px';
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    scrollToGallery(target, { window, reducedMotion: () => true });
    expect(top()).toBe(90);
    // Half below the header, it is not seen whole.
    window.scrollBy(0, 60);
    scrollToGallery(target, { window, reducedMotion: () => true });
    expect(top()).toBe(90);
  });

  it('[9.23d] takes no less than 50 ms, however near it is', () => {
    const { target, top, frame } = openPage(80, 5000);
    window.scrollTo(0, 81);
    scrollToGallery(target, { window, reducedMotion: () => false });
    frame(25);
    expect([top() > -1, top() < 30]).toEqual([true, true]);
    // By its distance alone it would have arrived after 16 ms.
    frame(30);
    expect(window.scrollY).toBeGreaterThan(50);
    frame(50);
    expect(window.scrollY).toBe(50);
  });

  it('what is seen whole stays', () => {
    const { target, frame } = openPage(299);
    scrollToGallery(target, { window, reducedMotion: () => false });
    frame(1000);
    expect(window.scrollY).toBe(0);
  });

  it('ends where the page ends, and what has come above it meanwhile counts', () => {
    const { target, holder, frame, top } = openPage(3000, 100);
    scrollToGallery(target, { window, reducedMotion: () => false });
    frame(16);
    holder.prepend(
      Object.assign(document.createElement('div'), { style: 'height:500px;overflow-anchor:none' }),
    );
    frame(9000);
    expect([window.scrollY, top()]).toEqual([3300, 200]);
  });

  it('is there at once where less motion is asked for', () => {
    const { target, top } = openPage(2000);
    const [added, removed] = [
      vi.spyOn(window, 'addEventListener'),
      vi.spyOn(window, 'removeEventListener'),
    ];
    scrollToGallery(target, { window, reducedMotion: () => true });
    expect([top(), added.mock.calls.length, removed.mock.calls.length]).toEqual([30, 4, 4]);
    added.mockRestore();
    removed.mockRestore();
  });

  it.each(['wheel', 'touchstart', 'mousedown', 'keydown'])('a visitor stops it: %s', (type) => {
    const { target, frame } = openPage(2000);
    scrollToGallery(target, { window, reducedMotion: () => false });
    frame(100);
    const place = window.scrollY;
    window.dispatchEvent(new Event(type));
    frame(500);
    expect([window.scrollY, place > 0]).toEqual([place, true]);
  });
});

it('[9.23d] [2.20c] a gallery is revealed when the address names a slide of it, at the start and later', () => {
  const reveal = vi.fn();
  const slide = (index: number): string => `data-slide-id="s${index}"`;
  history.replaceState(null, '', '#itemId=s2');
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  const { root, gallery } = openMoving('stacked', { slide }, { reveal, reducedMotion: () => true });
  expect([gallery.index, reveal.mock.calls]).toEqual([2, [[root]]]);
  history.replaceState(null, '', '#itemId=s4');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect([gallery.index, reveal.mock.calls]).toEqual([4, [[root], [root]]]);
  history.replaceState(null, '', '#itemId=other');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(reveal).toHaveBeenCalledTimes(2);
});
