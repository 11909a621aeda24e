import { afterEach, describe, expect, it } from 'vitest';
import { listCells, listMarks, swapBlocks } from './swap-blocks';

afterEach(() => document.body.replaceChildren());

interface Cell {
  readonly id: string;
  readonly words: string;
  /** Of what a server marks. @default no mark */
  readonly mark?: string;
  /** Whether its content is left out. */
  readonly isKnown?: boolean;
}

function pageOf(...cells: readonly Cell[]): Document {
  const inner = cells.map(({ id, words, mark, isKnown }) => {
    const attributes = mark
      ? ` data-shown-mark="${mark}"${isKnown ? ' data-shown-known=""' : ''}`
      : '';
    return `<div class="fr-cell"${attributes}><div id="block-${id}">${isKnown ? '' : words}</div></div>`;
  });
  return new DOMParser().parseFromString(
    `<main><section class="fr-section" id="section-top"><div class="fr-section__grid">${inner.join('')}</div></section></main>`,
    'text/html',
  );
}

/** A page in a frame, and what it was made of. */
function show(...cells: readonly Cell[]) {
  const live = pageOf(...cells.map(({ id, words }) => ({ id, words })));
  const words = () =>
    [...live.querySelectorAll('.fr-cell')].map(({ textContent }) => textContent).join(' ');
  return { live, shown: listCells(pageOf(...cells)), words };
}

const jars = { id: 'a', words: 'Jars', mark: 'm1' };
const bowls = { id: 'b', words: 'Bowls', mark: 'm2' };

describe('[1.02b] a page in its frame is brought up to date', () => {
  it('by the blocks that have changed: what was left out stays the element that it is', () => {
    const { live, shown, words } = show(jars, bowls);
    expect(listMarks(shown)).toEqual(['m1', 'm2']);
    const before = live.getElementById('block-a');
    const cups = { id: 'b', words: 'Cups', mark: 'm3' };
    const { added, isComplete } = swapBlocks(live, pageOf(cups, { ...jars, isKnown: true }), shown);
    expect(words()).toBe('Cups Jars');
    expect(live.getElementById('block-a')).toBe(before);
    expect(isComplete).toBe(true);
    expect(added.map(({ textContent }) => textContent)).toEqual(['Cups']);
    expect(live.querySelector('[data-shown-mark],[data-shown-known]')).toBeNull();
    expect(listMarks(shown)).toEqual(['m1', 'm3']);
  });

  it('where a block was removed meanwhile: it does not come back empty, and is asked for once more', () => {
    const { live, shown, words } = show(jars, bowls);
    live.getElementById('block-a')?.parentElement?.remove();
    const answer = pageOf({ ...jars, isKnown: true }, { ...bowls, isKnown: true });
    expect(swapBlocks(live, answer, shown).isComplete).toBe(false);
    expect(words()).toBe('Bowls');
    expect(listMarks(shown)).toEqual(['m2']);
    // Brought back at once: this time the answer has all of it.
    const again = pageOf(jars, { ...bowls, isKnown: true });
    expect(swapBlocks(live, again, shown).isComplete).toBe(true);
    expect(words()).toBe('Jars Bowls');
  });

  it('where all is shown anew while an answer is on its way: that block is asked for once more', () => {
    const { live, shown, words } = show(jars);
    shown.clear();
    swapBlocks(live, pageOf({ ...jars, isKnown: true }), shown);
    expect(words()).toBe('Jars');
    expect(listMarks(shown)).toEqual([]);
  });

  it('without marks: by its markup', () => {
    const { live, shown, words } = show({ id: 'a', words: 'Jars' }, { id: 'b', words: 'Bowls' });
    const before = live.getElementById('block-a');
    swapBlocks(live, pageOf({ id: 'a', words: 'Jars' }, { id: 'b', words: 'Cups' }), shown);
    expect(words()).toBe('Jars Cups');
    expect(live.getElementById('block-a')).toBe(before);
    expect(listMarks(shown)).toEqual([]);
  });

  it('with the picture behind a section, which stays while it is the same', () => {
    const { live, shown } = show(jars);
    const behind = (name: string) => {
      const page = pageOf({ ...jars, isKnown: true });
      const picture = page.createElement('div');
      picture.className = `fr-section__picture ${name}`;
      page.querySelector('section')?.prepend(picture);
      return page;
    };
    const seen = () => live.querySelector('section')?.firstElementChild;
    swapBlocks(live, behind('one'), shown);
    const first = seen();
    expect(first?.className).toBe('fr-section__picture one');
    swapBlocks(live, behind('one'), shown);
    expect(seen()).toBe(first);
    swapBlocks(live, behind('two'), shown);
    expect(seen()?.className).toBe('fr-section__picture two');
    swapBlocks(live, pageOf({ ...jars, isKnown: true }), shown);
    expect(seen()?.className).toBe('fr-section__grid');
  });
});
