import type { PageDocument } from '@frontage/site-model';
import { expect, it } from 'vitest';
import { areCellsInOrder, arrangeCells } from './arrange-cells';
import { renderSections } from './render-sections';

/** A page of sections, each by its letter, and the letters of its blocks. */
function pageOf(...sections: readonly string[]): PageDocument {
  return {
    version: 1,
    sections: sections.map(([id = '', ...letters]) => ({
      id,
      width: 'text',
      tone: 'plain',
      blocks: letters.map((letter) => ({ id: letter, type: 'text', data: {} })),
    })),
  };
}

it('[1.02b] the blocks of a page come into another order, and go; an order that it has is known', () => {
  const first = pageOf('Aabc', 'Bde', 'Cf');
  const html = renderSections(first, ({ id }) => id);
  const live = new DOMParser().parseFromString(`<main>${html}</main>`, 'text/html');
  const shown = () => [...live.querySelectorAll('section')].map((found) => found.textContent);
  expect(areCellsInOrder(live, first)).toBe(true);
  const orders = [
    [pageOf('Abac', 'Bde', 'Cf'), 'bac de f'],
    [pageOf('Aba', 'Bcde', 'Cf'), 'ba cde f'],
    [pageOf('Aba', 'Bcd', 'Cef'), 'ba cd ef'],
    [pageOf('Ab', 'Bd', 'Cfe'), 'b d fe'],
    // The section itself goes with the page that the server makes of it.
    [pageOf('Ab', 'Cfe'), 'b  fe'],
  ] as const;
  for (const known of [true, false]) {
    const page = new DOMParser().parseFromString(`<main>${html}</main>`, 'text/html');
    live.body.replaceChildren(...live.adoptNode(page.body).children);
    let before = first;
    for (const [next, words] of orders) {
      expect(areCellsInOrder(live, next)).toBe(false);
      arrangeCells(live, next, known ? before : undefined);
      expect(shown().join(' ')).toBe(words);
      before = next;
    }
  }
  expect(areCellsInOrder(live, pageOf('Ab', 'B', 'Cfe'))).toBe(true);
});

it('[1.02b] a frame in a block that another one passes does not load anew', () => {
  const [first, next] = [pageOf('Aab'), pageOf('Aba')];
  const main = document.createElement('main');
  const html = renderSections(first, ({ id }) => (id === 'b' ? '<iframe></iframe>' : id));
  main.append(...new DOMParser().parseFromString(html, 'text/html').body.children);
  document.body.append(main);
  const frame = main.querySelector('iframe');
  const page = frame?.contentDocument;
  expect(page).toBeTruthy();
  arrangeCells(document, next, first);
  const shown = [...main.querySelectorAll('[id^=block-]')].map(({ id }) => id);
  expect(shown).toEqual(['block-b', 'block-a']);
  expect(frame?.contentDocument).toBe(page);
  main.remove();
});
