import { expect, it } from 'vitest';
import { listShownMarks, writeShown } from './write-shown';

const cell = (id: string, words: string, at = '') =>
  `<div class="fr-cell"${at}><div class="fr-text" id="block-${id}"><p>${words}</p></div></div>`;
const page = (...cells: readonly string[]) =>
  `<!doctype html><head><style>.a{b:c}</style></head><body><header>Site</header><main><section class="fr-section" id="section-top" data-tone="plain"><div class="fr-section__grid">${cells.join('')}</div></section><section class="fr-section" id="section-end"><div class="fr-section__grid"></div></section></main><footer>Ends</footer>`;
const marksIn = (html: string) =>
  [...html.matchAll(/data-shown-mark="([\w-]{12})"/g)].map(([, mark]) => mark ?? '');

it('[1.02b] an editor gets the sections and styles of a page, each block with its mark', () => {
  const html = writeShown(page(cell('a', 'Jars'), cell('b', 'Kiln', ' data-start="7"')), new Set());
  const [style, first, second] = marksIn(html);
  expect(html).toBe(
    `<!doctype html><title></title><script type="text/css" data-shown-mark="${style}">.a{b:c}</script><main><section class="fr-section" id="section-top" data-tone="plain"><div class="fr-section__grid"><div class="fr-cell" data-shown-mark="${first}"><div class="fr-text" id="block-a"><p>Jars</p></div></div><div class="fr-cell" data-start="7" data-shown-mark="${second}"><div class="fr-text" id="block-b"><p>Kiln</p></div></div></div></section><section class="fr-section" id="section-end"><div class="fr-section__grid"></div></section></main>`,
  );
  expect(new Set(marksIn(html)).size).toBe(3);
});

it('[1.02b] what it has already is left out, and comes again once it has changed or moved', () => {
  const known = new Set(marksIn(writeShown(page(cell('a', 'Jars'), cell('b', 'Kiln')), new Set())));
  const again = writeShown(page(cell('b', 'Kiln'), cell('a', 'Bowls')), known);
  expect(again).not.toContain('Kiln');
  expect(again).not.toContain('.a{b:c}');
  expect(again).toContain('data-shown-known=""><div id="block-b"></div></div>');
  expect(again).toContain('<p>Bowls</p>');
  const wider = writeShown(page(cell('b', 'Kiln', ' data-start="7"')), known);
  expect(wider).toContain('Kiln');
});

it('[1.02b] an editor that has the page already gets the marks alone', () => {
  const whole = writeShown(page(cell('a', 'Jars'), cell('b', 'Kiln')), new Set());
  const marks = writeShown(page(cell('a', 'Jars'), cell('b', 'Kiln')), { has: () => true });
  expect(marksIn(marks)).toEqual(marksIn(whole));
  expect(marks).not.toMatch(/Jars|Kiln|\.a\{/);
});

it('[1.02b] an editor begins with the marks by which it gets a page later', () => {
  const shown = page(cell('a', 'Jars'), cell('b', 'Kiln', ' data-start="7"'));
  const [style = '', first, second] = marksIn(writeShown(shown, new Set()));
  expect(listShownMarks(shown)).toEqual({ blocks: { a: first, b: second }, styles: [style] });
  expect(listShownMarks('<!doctype html><main></main>')).toEqual({ blocks: {}, styles: [] });
});
