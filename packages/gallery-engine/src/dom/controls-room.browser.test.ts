import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import styles from '../style.css?inline';
import { movingMarkup } from '../testing/moving-markup';
import { mountGallery, readGallery } from './index';

beforeAll(async () => {
  await page.viewport(1000, 700);
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
});
afterEach(() => document.body.replaceChildren());

/** Puts a gallery between others, and tells where its slides and what follows stand. */
function show(markup: string) {
  document.body.innerHTML = `<main>${markup}<p id="after">After</p></main>`;
  const root = document.querySelector<HTMLElement>('.fr-gallery');
  if (!root) throw new Error('no gallery');
  const topOf = (selector: string): number | undefined =>
    document.querySelector(selector)?.getBoundingClientRect().top;
  return {
    mount: () => mountGallery(root, readGallery(root), { window, report: console.error }),
    places: () => [topOf('[data-gallery-list]'), topOf('#after')],
  };
}

describe.each(['base', 'carousel', 'strip', 'stacked'])('the controls of %s', (design) => {
  it('move nothing when the script makes them, nor when they go', () => {
    const gallery = show(movingMarkup(design, { count: 5 }));
    const [list, after] = gallery.places();
    const end = gallery.mount();
    expect(document.querySelector('[data-gallery-next]')?.checkVisibility()).toBe(true);
    expect(gallery.places()[0]).toBe(list);
    if (design !== 'stacked') expect(gallery.places()[1]).toBe(after);
    end();
    expect(gallery.places()[0]).toBe(list);
  });

  it('have no room where one slide needs none, or where the markup has them', () => {
    const none = show(movingMarkup(design, { count: 1 })).places()[0];
    const ownRoom = show(
      movingMarkup(design, { count: 5, before: '<div data-gallery-controls hidden></div>' }),
    ).places()[0];
    expect(ownRoom).toBe(none);
  });
});
