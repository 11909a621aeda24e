import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

describe('keys', () => {
  it('every link is reached by Tab, in order', async () => {
    const gallery = openGallery(3);
    gallery.mount();
    const seen: number[] = [];
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab();
      seen.push(gallery.focused());
    }
    expect(seen).toEqual([0, 1, 2]);
  });

  it.each([
    ['{ArrowRight}', 0, 1],
    ['{ArrowLeft}', 1, 0],
    ['{ArrowDown}', 1, 5],
    ['{ArrowDown}', 7, 9],
    ['{ArrowUp}', 5, 1],
    ['{ArrowUp}', 1, 1],
    ['{Home}', 6, 4],
    ['{End}', 4, 7],
    ['{Control>}{End}{/Control}', 1, 9],
    ['{Control>}{Home}{/Control}', 9, 0],
    ['{Alt>}{ArrowDown}{/Alt}', 1, 1],
    ['x', 1, 1],
  ])('%s from slide %s leads to %s', async (key, from, to) => {
    const gallery = openGallery(10);
    gallery.mount();
    gallery.links[from]?.focus();
    await userEvent.keyboard(key);
    expect([gallery.focused(), gallery.active()]).toEqual([to, to]);
  });

  it('left and right change sides where text runs from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const gallery = openGallery(10);
    gallery.mount();
    gallery.links[1]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(gallery.focused()).toBe(2);
    expect(
      (gallery.items[0]?.getBoundingClientRect().left ?? 0) >
        (gallery.items[1]?.getBoundingClientRect().left ?? 0),
    ).toBe(true);
  });

  it('[4.08d] a managed gallery loops', async () => {
    const gallery = openGallery(3);
    gallery.mount();
    gallery.links[2]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(gallery.focused()).toBe(0);
    await userEvent.keyboard('{ArrowLeft}');
    expect(gallery.focused()).toBe(2);
  });

  it('[4.08a] [4.08b] [4.08e] without loop it stops at the ends and says so', async () => {
    const gallery = openGallery(3, { attributes: 'data-loop="false"' });
    gallery.mount();
    gallery.links[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowLeft}');
    expect(gallery.focused()).toBe(0);
    expect(gallery.events).toEqual([
      'change 1 forward',
      'change 2 forward',
      'reachedEnd 2 forward',
      'reachedEnd 2 forward',
      'change 1 reverse',
      'change 0 reverse',
      'reachedBeginning 0 reverse',
    ]);
  });

  it('by calls too, and slides without a link as well', () => {
    const slides = [{ id: 'a' }, { id: 'b', href: null }, { id: 'c' }];
    const gallery = openGallery(slides, { attributes: 'data-loop="false"' });
    const calls = gallery.mount();
    const visited = [
      calls.goToNext(),
      calls.index,
      calls.goToNext(),
      calls.goToNext(),
      calls.index,
      calls.count,
    ];
    expect(visited).toEqual([true, 1, true, true, 2, 3]);
    expect(gallery.focused()).toBe(1);
    expect(gallery.events).toEqual([
      'change 1 forward',
      'change 2 forward',
      'reachedEnd 2 forward',
      'reachedEnd 2 forward',
    ]);
    calls.goTo(-3);
    expect([calls.index, gallery.focused()]).toEqual([0, 0]);
  });

  it.each([
    '<input value="ab">',
    '<textarea>ab</textarea>',
    '<select><option>a</select>',
    '<p contenteditable="true" tabindex="0">ab</p>',
  ])('[4.13] mean nothing while someone writes in %s', async (html) => {
    const gallery = openGallery(4);
    gallery.items[1]?.insertAdjacentHTML('beforeend', html);
    gallery.mount();
    const field = gallery.items[1]?.lastElementChild;
    if (field instanceof HTMLElement) field.focus();
    await userEvent.keyboard('{ArrowRight}{End}');
    expect([document.activeElement === field, gallery.active()]).toEqual([true, 1]);
  });

  it('a key that leads nowhere is left to the page', async () => {
    const gallery = openGallery(4);
    gallery.mount();
    gallery.links[0]?.focus();
    const prevented: boolean[] = [];
    const note = (event: KeyboardEvent) => prevented.push(event.defaultPrevented);
    document.addEventListener('keydown', note);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    document.removeEventListener('keydown', note);
    expect(prevented).toEqual([false, true]);
  });

  it('reads the layout once for a key, not per slide', async () => {
    const gallery = openGallery(60);
    gallery.mount();
    gallery.links[0]?.focus();
    const style = vi.spyOn(window, 'getComputedStyle');
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    await userEvent.keyboard('{ArrowDown}');
    expect([style.mock.calls.length, box.mock.calls.length]).toEqual([1, 0]);
  });
});
