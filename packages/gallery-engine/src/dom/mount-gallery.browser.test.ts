import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noHurry } from '../testing/moving-page';
import { markupSlides } from '../testing/gallery-markup';
import { closeGalleries, openGallery } from '../testing/gallery-page';
import styles from '../style.css?inline';
import { goToHash } from '../testing/go-to-hash';

beforeAll(() => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
});

beforeEach(async () => {
  await page.viewport(1000, 700);
});

afterEach(async () => {
  closeGalleries();
  document.documentElement.removeAttribute('dir');
  if (window.location.hash) await goToHash('');
  vi.restoreAllMocks();
});

describe('for everyone', () => {
  it.each(['ltr', 'rtl'])('no accessibility violation (%s)', async (dir) => {
    document.documentElement.dir = dir;
    const gallery = openGallery([{ id: 'a', caption: 'Green glaze' }, ...markupSlides(3)]);
    gallery.mount();
    const { violations } = await axe.run(gallery.root);
    expect(violations.map(({ id, nodes }) => [id, nodes.length])).toEqual([]);
  });
});

describe('the address', () => {
  it('[2.20c] an itemId with a slide id is shown and focused when it opens', async () => {
    await goToHash('#itemId=s40');
    const gallery = openGallery(60);
    gallery.mount();
    expect([gallery.active(), gallery.focused()]).toEqual([40, 40]);
    const { top = -1, bottom = Infinity } = gallery.items[40]?.getBoundingClientRect() ?? {};
    expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
  });

  it('[2.20c] and one with a slide address when the hash changes', async () => {
    const gallery = openGallery(60);
    gallery.mount();
    await goToHash('#itemId=%2Fslide-50');
    expect([gallery.active(), gallery.focused()]).toEqual([50, 50]);
    expect(gallery.events).toEqual(['change 50 forward']);
    await goToHash('#itemId=of-another-gallery');
    expect([gallery.active(), gallery.focused()]).toEqual([50, 50]);
  });

  it('does not take the focus from where someone is writing', async () => {
    await goToHash('#itemId=s1');
    const gallery = openGallery(2);
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    gallery.mount();
    expect([gallery.active(), document.activeElement]).toEqual([1, field]);
  });
});

describe('what it takes', () => {
  it('gives the pictures of its slides to the image loader', () => {
    const gallery = openGallery(2);
    gallery.mount();
    const images = [...gallery.root.querySelectorAll('img')];
    expect(gallery.images.observe.mock.calls).toEqual(images.map((image) => [image]));
  });

  it('also those of slides that come later, and takes back those that go', async () => {
    const gallery = openGallery(2);
    const teardown = gallery.mount();
    const late = gallery.items[0]?.cloneNode(true);
    const gone = gallery.items[1];
    if (late) gone?.replaceWith(late);
    await vi.waitFor(
      () => expect(gallery.images.unobserve.mock.calls).toEqual([[gone?.querySelector('img')]]),
      noHurry,
    );
    const images = [...gallery.root.querySelectorAll('img')];
    expect(gallery.images.observe).toHaveBeenLastCalledWith(images[1]);
    teardown();
    expect(gallery.images.unobserve.mock.calls.slice(1)).toEqual(images.map((image) => [image]));
  });

  it('[5.13a] [8.15a] without its list it says so', () => {
    const gallery = openGallery(2);
    gallery.list?.removeAttribute('data-gallery-list');
    gallery.mount();
    expect(gallery.issues.map(({ message }) => message)).toEqual(['No gallery container found']);
  });

  it('[5.13b] [8.15a] an unknown design is refused, and the markup left', () => {
    const gallery = openGallery(2, { design: 'zzz' });
    expect(gallery.mount).toThrow('These are not the gallery designs you are looking for.');
    expect(gallery.mount).toThrow('There are: base, grid, autogrid');
    expect(gallery.root.outerHTML).toBe(gallery.before);
  });

  it('[5.13c] an element belongs to one gallery only', () => {
    const gallery = openGallery(2);
    const first = gallery.mount();
    const second = gallery.mount();
    expect(gallery.issues.map(({ code }) => code)).toEqual(['GALLERY_ALREADY_BOUND']);
    second();
    expect(gallery.active()).toBe(0);
    first();
    gallery.mount();
    first();
    expect([gallery.issues.length, gallery.active()]).toEqual([1, 0]);
  });

  it('[5.13c] no slides do nothing', () => {
    const gallery = openGallery([]);
    gallery.mount();
    expect([gallery.issues, gallery.root.outerHTML]).toEqual([[], gallery.before]);
  });

  it('a slide without a link is shown, not focused', async () => {
    await goToHash('#itemId=s1');
    const gallery = openGallery([{ id: 's0' }, { id: 's1', href: null }]);
    gallery.mount();
    expect([gallery.active(), document.activeElement]).toEqual([1, document.body]);
  });
});

describe('when it ends', () => {
  it('leaves the markup as it was, no listener, and no picture watched', async () => {
    const gallery = openGallery(3);
    const [onWindow, offWindow] = [
      vi.spyOn(window, 'addEventListener'),
      vi.spyOn(window, 'removeEventListener'),
    ];
    const [on, off] = [
      vi.spyOn(gallery.root, 'addEventListener'),
      vi.spyOn(gallery.root, 'removeEventListener'),
    ];
    const teardown = gallery.mount();
    gallery.links[1]?.focus();
    teardown();
    teardown();
    const pairs = (spy: typeof on | typeof onWindow) =>
      spy.mock.calls.map(([type, run]) => [type, run]);
    expect(pairs(off)).toEqual(pairs(on));
    expect(pairs(offWindow)).toEqual(pairs(onWindow));
    expect(gallery.images.unobserve.mock.calls.length).toBe(3);
    expect(gallery.root.outerHTML).toBe(gallery.before);
    gallery.links[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(gallery.focused()).toBe(0);
  });

  it('a thousand times mounted and ended is as never mounted', () => {
    const gallery = openGallery(3);
    for (let cycle = 0; cycle < 1000; cycle += 1) gallery.mount()();
    expect([gallery.issues, gallery.root.outerHTML]).toEqual([[], gallery.before]);
  });
});
