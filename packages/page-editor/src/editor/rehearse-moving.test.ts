import type { PageDocument } from '@frontage/site-model';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rehearseMoving } from './rehearse-moving';
import { rehearseWhenIdle } from './rehearse-when-idle';

afterEach(() => {
  vi.useRealTimers();
});

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

describe('[1.02b] a move is rehearsed once nobody does anything', () => {
  /** A window whose turns come when they are called. */
  function open(isIdleKnown = true) {
    vi.useFakeTimers();
    const turns = new Map<number, () => void>();
    const listeners = new Set<() => void>();
    const rehearse = vi.fn();
    const idle = {
      requestIdleCallback: (run: () => void) => turns.set(1, run).size,
      cancelIdleCallback: (turn: number) => void turns.delete(turn),
    };
    const giveUp = rehearseWhenIdle(
      { setTimeout, clearTimeout, ...(isIdleKnown && idle) } as unknown as Window,
      {
        subscribe(listener) {
          const hear = () => listener({ isConfirmed: false });
          listeners.add(hear);
          return () => listeners.delete(hear);
        },
      },
      rehearse,
    );
    return {
      rehearse,
      listeners,
      giveUp,
      rest: () => vi.advanceTimersByTime(2000),
      edit: () => listeners.forEach((hear) => hear()),
      becomeIdle: () => turns.forEach((run) => run()),
    };
  }

  it('but not before the page has rested, and only once', () => {
    const { rehearse, listeners, rest, edit, becomeIdle } = open();
    becomeIdle();
    rest();
    expect(rehearse).not.toHaveBeenCalled();
    becomeIdle();
    edit();
    becomeIdle();
    expect([rehearse.mock.calls.length, listeners.size]).toEqual([1, 0]);
  });

  it.each([
    ['edited before it rests', ['edit', 'rest']],
    ['edited before an idle turn', ['rest', 'edit']],
    ['closed', ['rest', 'giveUp']],
  ] as const)('never where the page is %s', (_name, events) => {
    const opened = open();
    for (const event of events) opened[event]();
    opened.becomeIdle();
    expect([opened.rehearse.mock.calls.length, opened.listeners.size]).toEqual([0, 0]);
  });

  it('nor in a browser that says nothing of idle turns', () => {
    const { rehearse, rest } = open(false);
    rest();
    expect(rehearse).not.toHaveBeenCalled();
  });
});
