import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { frames, noHurry, openMoving } from '../testing/moving-page';
import { mountGallery } from './mount-gallery';
import { readGallery } from './read-gallery';
import type { GalleryContext } from './gallery-context';
import styles from '../style.css?inline';

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

const designs = ['base', 'carousel', 'stacked', 'strip'] as const;

describe.each(designs)('%s', (design) => {
  it('leaves the markup as it was, also with controls of its own, in the middle of a move', async () => {
    const before = `<div data-gallery-controls="" hidden=""><button type="button" data-gallery-next="">On</button>
      <span data-gallery-status="" class="a">x</span></div>`;
    const gallery = openMoving(design, {
      before,
      attributes: 'data-speed="5" data-autoplay="true"',
    });
    await frames(2);
    gallery.gallery.goToNext();
    await frames(2);
    gallery.gallery();
    gallery.gallery();
    expect(gallery.root.outerHTML).toBe(gallery.before);
    expect([gallery.gallery.goToNext(), gallery.gallery.goTo(3)]).toEqual([false, false]);
  });

  it('takes back every listener', async () => {
    const notes = { add: [] as string[], remove: [] as string[] };
    // The window has methods of its own here.
    for (const target of [EventTarget.prototype, window]) {
      const [add, remove] = [target.addEventListener, target.removeEventListener];
      vi.spyOn(target, 'addEventListener').mockImplementation(function (
        this: EventTarget,
        ...args
      ) {
        notes.add.push(args[0]);
        add.apply(this, args);
      });
      vi.spyOn(target, 'removeEventListener').mockImplementation(function (
        this: EventTarget,
        ...args
      ) {
        notes.remove.push(args[0]);
        remove.apply(this, args);
      });
    }
    const attributes = 'data-autoplay="true"';
    const { gallery } = openMoving(design, { attributes });
    gallery();
    // What the test's own page listens to it keeps.
    const added = notes.add.filter((type) => !type.startsWith('gallery:'));
    // Clicks, keys, the address and the tab.
    expect(added.length).toBeGreaterThanOrEqual(4);
    expect(notes.remove.toSorted()).toEqual(added.toSorted());
  });

  it('a thousand times mounted and ended is as never mounted', () => {
    const { gallery, root, before } = openMoving(design);
    gallery();
    const issues: string[] = [];
    for (let cycle = 0; cycle < 1000; cycle += 1) {
      mountGallery(root, readGallery(root), { window, report: ({ code }) => issues.push(code) })();
    }
    expect([issues, root.outerHTML === before]).toEqual([[], true]);
  });

  it('[4.08a] [4.08b] [4.08c] [4.08e] without loop its controls end at the ends', async () => {
    const gallery = openMoving(
      design,
      { count: 2, attributes: 'data-loop="false" data-slides-per-row="1"' },
      { reducedMotion: () => true },
    );
    await frames(2);
    const state = () =>
      (['previous', 'next'] as const).map((name) => gallery.control(name)?.className);
    expect(state()).toEqual(['fr-disabled', '']);
    gallery.control('next')?.click();
    expect(state()).toEqual(['', 'fr-disabled']);
    expect(gallery.control('next')?.ariaDisabled).toBe('true');
    gallery.control('next')?.click();
    gallery.control('previous')?.click();
    expect(gallery.events).toEqual([
      'change 1 forward',
      'reachedEnd 1 forward',
      'reachedEnd 1 forward',
      'change 0 reverse',
      'reachedBeginning 0 reverse',
    ]);
  });

  it('[5.13c] belongs to one gallery only', () => {
    const { root, issues } = openMoving(design);
    const second = mountGallery(root, readGallery(root), {
      window,
      report: ({ code }) => issues.push(code),
    });
    expect([issues, second.goToNext()]).toEqual([['GALLERY_ALREADY_BOUND'], false]);
  });

  it('without slides does nothing', () => {
    const { root, before, gallery } = openMoving(design, { count: 0 });
    expect([root.outerHTML === before, gallery.goToNext(), gallery.count]).toEqual([
      true,
      false,
      0,
    ]);
  });
});

describe('keys', () => {
  const still: Partial<GalleryContext> = { reducedMotion: () => true };

  it('[4.13] move it while nothing has the focus', async () => {
    const { gallery } = openMoving('stacked', {}, still);
    await userEvent.keyboard('{ArrowRight}');
    expect(gallery.index).toBe(1);
  });

  it.each([
    '<input>',
    '<textarea></textarea>',
    '<select><option>a</select>',
    '<p contenteditable="true"><b tabindex="0">x</b></p>',
  ])('[4.13] mean nothing while someone writes in %s', async (html) => {
    const { gallery } = openMoving('stacked', { content: () => html }, still);
    gallery.goTo(0);
    document.querySelector<HTMLElement>('[data-shown] :is(input,textarea,select,b)')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(gallery.index).toBe(0);
  });

  it('[4.13] mean nothing off the screen', async () => {
    const { gallery, root } = openMoving('stacked', {}, still);
    root.style.cssText = 'position: fixed; top: 900px';
    await userEvent.keyboard('{ArrowRight}');
    expect(gallery.index).toBe(0);
  });

  it('[4.13] mean nothing while it moves', async () => {
    const { gallery } = openMoving('stacked', { attributes: 'data-speed="5"' });
    gallery.goToNext();
    await userEvent.keyboard('{ArrowRight}');
    expect(gallery.index).toBe(1);
  });

  it('are left to others: with a modifier, elsewhere on the page, answered already, or switched off', async () => {
    const { gallery } = openMoving('stacked', { attributes: 'data-keyboard="false"' }, still);
    await userEvent.keyboard('{ArrowRight}');
    const other = openMoving('stacked', {}, still);
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{ArrowUp}');
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    await userEvent.keyboard('{ArrowRight}');
    button.remove();
    expect([gallery.index, other.gallery.index]).toEqual([0, 0]);
  });
});

describe('the address', () => {
  const still: Partial<GalleryContext> = { reducedMotion: () => true };

  it('[2.20a] has the current slide by itemId, in the entry that is there', () => {
    const entries = history.length;
    const { gallery } = openMoving('stacked', { attributes: 'data-history-hash="true"' }, still);
    gallery.goTo(2);
    gallery.goToNext();
    expect([location.hash, history.length]).toEqual(['#itemId=s3', entries]);
    // What a state holds is the page's own.
    expect((history.state as { itemId?: string }).itemId).toBe('s3');
  });

  it('[2.20e] not in the editor, and not unless asked', () => {
    openMoving('stacked', {}, still).gallery.goTo(2);
    openMoving(
      'stacked',
      { attributes: 'data-history-hash="true"' },
      { ...still, isEditor: true },
    ).gallery.goTo(2);
    expect(location.hash).toBe('');
  });

  it('[2.20b] below the address of the collection, where there is one', () => {
    const attributes = 'data-history-hash="true" data-collection-url="/work"';
    openMoving('stacked', { attributes }, still).gallery.goTo(2);
    expect(location.pathname).toBe('/work/slide-2');
  });

  it('[2.20c] names the slide to begin with, by hash or by path', () => {
    history.replaceState(null, '', '#itemId=s4');
    expect(openMoving('stacked', {}, still).gallery.index).toBe(4);
    history.replaceState(null, '', '/work/slide-3');
    expect(
      openMoving('stacked', { attributes: 'data-collection-url="/work/"' }, still).gallery.index,
    ).toBe(3);
  });

  it('[2.20c] [4.07a] a change of the hash shows its slide', async () => {
    const { gallery } = openMoving('stacked', {}, still);
    location.hash = '#itemId=s5';
    await vi.waitFor(() => expect(gallery.index).toBe(5), noHurry);
  });

  it('an address of another origin is told, not thrown', () => {
    const attributes = 'data-history-hash="true" data-collection-url="https://other.example/work"';
    const { gallery, issues } = openMoving('stacked', { attributes }, still);
    gallery.goTo(2);
    expect([gallery.index, issues]).toEqual([2, ['GALLERY_HISTORY_REFUSED']]);
  });
});

describe('linked', () => {
  it('[4.09e] [4.07a] by their ids, in whichever order they are mounted', async () => {
    const gallery = openMoving('stacked', {
      attributes: 'id="show" data-linked-galleries="strip" data-current-index="3"',
    });
    const two = openMoving('strip', { attributes: 'id="strip"' });
    await frames(2);
    expect(two.gallery.index).toBe(3);
    two.gallery.goToNext();
    expect([gallery.gallery.index, gallery.gallery.goToNext()]).toEqual([4, false]);
    await two.rest();
    expect(gallery.seen()).toEqual([4]);
  });

  it('[4.09e] one that has more slides ends: the other goes on with its own', async () => {
    const still = { reducedMotion: () => true };
    const [first, second] = [
      openMoving('stacked', { count: 9 }, still),
      openMoving('stacked', { count: 3 }, still),
    ];
    first.gallery.link(second.gallery);
    first.gallery.goTo(7);
    first.gallery();
    expect([second.gallery.index, ...second.seen()]).toEqual([2, 2]);
    second.gallery.goToPrevious();
    expect([second.gallery.index, ...second.seen()]).toEqual([1, 1]);
  });

  it('[4.09e] by call, and one that ends leaves the other alone', async () => {
    const [first, second] = [openMoving('stacked'), openMoving('carousel')];
    await frames(2);
    first.gallery.link(second.gallery);
    first.gallery.goTo(5);
    await first.rest();
    expect([second.gallery.index, ...second.seen()]).toEqual([5, 5, 6, 7]);
    first.gallery();
    second.gallery.goTo(0);
    await second.rest();
    expect(second.events.at(-1)).toBe('change 0 reverse');
  });
});

describe('pictures', () => {
  it.each(designs)('%s: all are given to the image loader, and taken back', (design) => {
    const images = { observe: vi.fn(), unobserve: vi.fn() };
    const { gallery, root } = openMoving(
      design,
      { content: (index) => `<img data-src="/${index}.jpg" alt="${index}">` },
      { images },
    );
    const calls = [...root.querySelectorAll('img')].map((image) => [image]);
    expect([calls.length, images.observe.mock.calls]).toEqual([9, calls]);
    gallery();
    expect(images.unobserve.mock.calls).toEqual(calls);
  });
});
