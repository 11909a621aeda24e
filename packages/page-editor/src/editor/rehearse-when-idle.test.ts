import { expect, it, vi } from 'vitest';
import type { SaveState } from './create-exchange';
import { rehearseMoving } from './rehearse-moving';
import { rehearseWhenIdle } from './rehearse-when-idle';

vi.mock('./rehearse-moving');

/** Asks for a rehearsal; gives how many there were after the idle turn. */
function rehearseIn(state: SaveState, isClosed = false): number {
  vi.mocked(rehearseMoving).mockClear();
  const turns: IdleRequestCallback[] = [];
  const ended = new AbortController();
  rehearseWhenIdle({
    // Handed on to what is not there.
    window: { document: {} as Document, requestIdleCallback: (run) => turns.push(run) },
    editing: { saveState: () => state },
    blocks: { tables: {} },
    signal: ended.signal,
  });
  expect(rehearseMoving).not.toHaveBeenCalled();
  if (isClosed) ended.abort();
  for (const run of turns) run({ didTimeout: false, timeRemaining: () => 9 });
  return vi.mocked(rehearseMoving).mock.calls.length;
}

it('[1.02b] a move is rehearsed in an idle turn where nothing is being saved, and the editor is still open', () => {
  expect(rehearseIn('saved')).toBe(1);
  expect(rehearseIn('saved', true)).toBe(0);
});

it.each(['saving', 'waiting', 'signedOut'] as const)(
  '[1.02b] a move is not rehearsed while it is %s',
  (state) => {
    expect(rehearseIn(state)).toBe(0);
  },
);
