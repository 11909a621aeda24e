import type { PageDocument } from '@frontage/site-model';
import { describe, expect, it, vi } from 'vitest';
import type { SaveState } from './create-exchange';
import { rehearseMoving } from './rehearse-moving';
import { rehearseWhenIdle } from './rehearse-when-idle';

const blocks = { tables: {} };
const block = (letter: string) => ({ id: letter.repeat(24), type: 'text', data: {} });
const section = (id: string, ...letters: string[]) =>
  ({ id, width: 'text', tone: 'plain', blocks: letters.map(block) }) as const;

/** A page that throws where it is changed. */
function frozen(...sections: PageDocument['sections'][number][]): PageDocument {
  const freeze = (value: object): void => {
    for (const part of Object.values(value)) if (typeof part === 'object' && part) freeze(part);
    Object.freeze(value);
  };
  const page = { version: 1, sections } as const;
  freeze(page);
  return page;
}

it.each([
  ['within a section', frozen(section('top', 'a', 'b', 'c'))],
  ['into the next section', frozen(section('empty'), section('top', 'a'), section('end', 'b'))],
  ['that cannot be moved', frozen(section('top', 'a'))],
  ['of a page without blocks', frozen(section('top'))],
])('[1.02b] a rehearsed move of a block %s leaves the page as it was', (_name, page) => {
  expect(rehearseMoving(page, blocks)).toEqual(page);
});

describe('[1.02b] a move is rehearsed in an idle turn', () => {
  const page = frozen(section('top', 'a', 'b'));

  /** Asks for a rehearsal; gives how often the page is looked at in the idle turn. */
  function rehearseIn(state: SaveState, isClosed = false): number {
    const turns: IdleRequestCallback[] = [];
    const ended = new AbortController();
    const look = vi.fn(() => page);
    rehearseWhenIdle({
      window: { requestIdleCallback: (run) => turns.push(run) },
      editing: { document: look, saveState: () => state },
      blocks,
      signal: ended.signal,
    });
    expect(look).not.toHaveBeenCalled();
    if (isClosed) ended.abort();
    for (const run of turns) run({ didTimeout: false, timeRemaining: () => 9 });
    return look.mock.calls.length;
  }

  it('where nothing is being saved, and the editor is still open', () => {
    expect(rehearseIn('saved')).toBe(1);
    expect(rehearseIn('saved', true)).toBe(0);
  });

  it.each(['saving', 'waiting', 'signedOut'] as const)('not while it is %s', (state) => {
    expect(rehearseIn(state)).toBe(0);
  });
});
