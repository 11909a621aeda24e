import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { galleryMarkup, markupSlides } from '../testing/gallery-markup';
import type { GalleryList } from './bind-gallery';
import styles from './layout-style.css?inline';
import { mountGrid } from './mount-grid';

let teardowns: (() => void)[] = [];

/** A gallery of a layout design, and the verbs a visitor would use. */
function openGallery(design: string, count: number, loop = false) {
  const holder = document.createElement('div');
  holder.innerHTML = galleryMarkup(markupSlides(count), { design, style: '' });
  document.body.append(holder);
  const [root, list] = [
    holder.querySelector<HTMLElement>('.fr-gallery'),
    holder.querySelector<GalleryList>('ul'),
  ];
  if (!root || !list) throw new Error('no gallery');
  const slides = [...list.querySelectorAll<HTMLElement>('li')];
  const events: string[] = [];
  root.addEventListener('gallery:change', (event) =>
    events.push(JSON.stringify((event as CustomEvent<unknown>).detail)),
  );
  const ends: (() => void)[] = [];
  mountGrid({ root, list, ends }, { design, loop }, { window, report: () => {} });
  const teardown = (): void => ends.splice(0).forEach((end) => end());
  teardowns.push(teardown);
  return {
    root,
    list,
    slides,
    events,
    teardown,
    focus: (index: number) => slides[index]?.querySelector('a')?.focus(),
    focused: () => slides.findIndex((slide) => slide.contains(document.activeElement)),
    active: () => [...list.children].findIndex((slide) => slide.hasAttribute('data-active')),
  };
}

beforeAll(() => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
});

beforeEach(async () => {
  await page.viewport(1000, 700);
});

afterEach(() => {
  for (const teardown of teardowns) teardown();
  teardowns = [];
  document.body.replaceChildren();
});

it.each(['autogrid', 'autocolumns', 'autorows', 'list'])(
  '%s has no accessibility violation',
  async (design) => {
    const { violations } = await axe.run(openGallery(design, 4).root);
    expect(violations.map(({ id, nodes }) => [id, nodes.length])).toEqual([]);
  },
);

describe('keys go by what one sees', () => {
  it.each([
    // Four columns of 250 px.
    ['autogrid', '{ArrowDown}', 1, 5],
    ['autogrid', '{End}', 0, 3],
    ['autogrid', '{ArrowRight}', 2, 3],
    // One below the other.
    ['list', '{ArrowDown}', 1, 2],
    ['list', '{ArrowUp}', 1, 0],
    // No rows that are the same for all: up and down scroll the page.
    ['autocolumns', '{ArrowDown}', 1, 1],
    ['autocolumns', '{ArrowRight}', 1, 2],
    ['autorows', '{ArrowUp}', 5, 5],
    ['autorows', '{ArrowLeft}', 5, 4],
    ['autorows', '{End}', 1, 9],
    ['autorows', '{Home}', 5, 0],
  ])('%s, %s from slide %s leads to %s', async (design, key, from, to) => {
    const gallery = openGallery(design, 10);
    gallery.focus(from);
    await userEvent.keyboard(key);
    expect([gallery.focused(), gallery.active()]).toEqual([to, to]);
  });
});

describe('slides come and go', () => {
  /** Observers of nodes answer after the running task. */
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('new ones are reached by keys', async () => {
    const gallery = openGallery('autogrid', 3);
    const added = gallery.slides[0]?.cloneNode(true);
    if (!(added instanceof HTMLElement)) throw new Error('no slide');
    gallery.list.append(added);
    await settled();
    gallery.focus(2);
    await userEvent.keyboard('{ArrowRight}');
    expect([gallery.active(), added.contains(document.activeElement)]).toEqual([3, true]);
  });

  it('without one before it the current slide stays so, and keeps the focus', async () => {
    const gallery = openGallery('grid', 5);
    gallery.focus(3);
    gallery.slides[0]?.remove();
    await settled();
    expect([gallery.active(), gallery.slides[3]?.hasAttribute('data-active')]).toEqual([2, true]);
    await userEvent.keyboard('{ArrowRight}');
    expect([gallery.active(), gallery.focused()]).toEqual([3, 4]);
  });

  it('without the current one another is current, and it is told', async () => {
    const gallery = openGallery('autorows', 3);
    gallery.focus(2);
    const gone = gallery.slides[2];
    gone?.remove();
    await settled();
    expect([gallery.active(), gone?.hasAttribute('data-active')]).toEqual([1, false]);
    expect(gallery.events.at(-1)).toBe('{"index":1,"direction":"reverse"}');
  });

  it('all may go', async () => {
    const gallery = openGallery('autocolumns', 3);
    gallery.list.replaceChildren();
    await settled();
    expect(gallery.active()).toBe(-1);
    gallery.teardown();
    expect(gallery.list.innerHTML).toBe('');
  });
});
