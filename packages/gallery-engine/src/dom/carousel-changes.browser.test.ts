import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { frames, openMoving } from '../testing/moving-page';
import { movingSlide } from '../testing/moving-markup';
import styles from '../style.css?inline';
import { openCarousel } from '../testing/open-carousel';

beforeAll(() => {
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: `${styles} body { margin: 0 }` }),
  );
});

beforeEach(async () => {
  await page.viewport(1000, 700);
});

describe('slides that come and go', () => {
  it('one before the current slide: it stays the current one', async () => {
    const { gallery, slides, list, rest, control } = await openCarousel({ count: 9 });
    gallery.goTo(4);
    await rest();
    slides()[0]?.remove();
    await frames(2);
    expect([gallery.index, gallery.count, list.querySelector('[data-active]')?.ariaLabel]).toEqual([
      3,
      8,
      '5 of 9',
    ]);
    expect(control('status')?.textContent).toBe('4–6 of 8');
  });

  it('all of them in the middle of a move, and some again', async () => {
    const carousel = await openCarousel({ attributes: 'data-speed="5"' });
    carousel.gallery.goToNext();
    await frames(2);
    carousel.list.replaceChildren();
    await frames(2);
    expect([carousel.gallery.index, carousel.gallery.count, carousel.gallery.goToNext()]).toEqual([
      0,
      0,
      true,
    ]);
    carousel.list.innerHTML = movingSlide(0, 1) + movingSlide(1, 2);
    await frames(3);
    expect([carousel.gallery.count, ...carousel.seen()]).toEqual([2, 0, 1]);
  });

  it.each([1, 2, 3])('%s of them: nothing to move', async (count) => {
    const { gallery, seen, control, root } = await openCarousel({ count });
    gallery.goToNext();
    expect(seen()).toHaveLength(count);
    expect(root.querySelector<HTMLElement>('[data-gallery-controls]')?.hidden).toBe(count < 2);
    expect(control('next')).not.toBeNull();
  });
});

describe('costs', () => {
  it('mounts 5,000 slides without looking at one of them, and with few listeners', async () => {
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    const listen = [EventTarget.prototype, window].map((target) =>
      vi.spyOn(target, 'addEventListener'),
    );
    const attribute = vi.spyOn(Element.prototype, 'setAttribute');
    const carousel = openMoving('carousel', {
      count: 5000,
      attributes: 'data-autoplay="true"',
      content: () => '',
    });
    // Three are the page's own, for what it notes.
    const listeners = listen.flatMap(({ mock }) => mock.calls).length - 3;
    await frames(3);
    expect(box).not.toHaveBeenCalled();
    expect(attribute.mock.calls.length).toBeLessThan(30);
    vi.restoreAllMocks();
    expect(listeners).toBeLessThanOrEqual(8);
    expect(carousel.seen()).toEqual([0, 1, 2]);
  });
});
