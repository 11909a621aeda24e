import type { PageDocument } from '@frontage/site-model';
import { applyOperation } from '@frontage/site-model/editing';
import { describe, expect, it } from 'vitest';
import { actOnSeveral, type SeveralAct } from './act-on-several';

const id = (number: number) => String(number).padStart(24, '0');
const block = (number: number) => ({ id: id(number), type: 'text', data: {} });
const page: PageDocument = {
  version: 1,
  sections: [
    { id: 'top', width: 'text', tone: 'plain', blocks: [block(1), block(2), block(3)] },
    { id: 'end', width: 'text', tone: 'plain', blocks: [block(4)] },
  ],
};

function after(numbers: readonly number[], act: SeveralAct): string {
  let next = 6;
  const { operations } = actOnSeveral(page, numbers.map(id), act, () => id((next += 1)));
  const { sections } = operations.reduce(
    (now, operation) => applyOperation(now, operation).document,
    page,
  );
  return sections.map(({ blocks }) => blocks.map((one) => Number(one.id)).join('')).join(' ');
}

describe('[1.02b] what is done with several blocks', () => {
  it.each<[string, readonly number[], SeveralAct, string]>([
    ['they move up together', [2, 3], 'moveUp', '231 4'],
    ['they move down together', [1, 2], 'moveDown', '312 4'],
    ['each moves one place where others stand between', [1, 3], 'moveDown', '21 34'],
    ['none moves where the first cannot', [1, 3], 'moveUp', '123 4'],
    ['their copies stand behind the last', [1, 3], 'duplicate', '12378 4'],
    ['they are removed', [1, 4], 'remove', '23 '],
  ])('%s', (_name, numbers, act, expected) => {
    expect(after(numbers, act)).toBe(expected);
  });

  it('hides all of them, then shows all, whichever were hidden before', () => {
    const ids = [id(1), id(2)];
    const first = actOnSeveral(page, [id(1)], 'hide', () => id(99));
    const mixed = first.operations.reduce(
      (now, operation) => applyOperation(now, operation).document,
      page,
    );
    const hidden = actOnSeveral(mixed, ids, 'hide', () => id(99));
    expect(hidden.operations).toEqual([
      { do: 'setMark', block: id(2), mark: 'hidden', value: true, was: false },
    ]);
    expect(hidden.announcement).toBe('2 blocks hidden from visitors');
    const all = hidden.operations.reduce(
      (now, operation) => applyOperation(now, operation).document,
      mixed,
    );
    const shown = actOnSeveral(all, ids, 'hide', () => id(99));
    expect(shown.announcement).toBe('2 blocks shown to visitors');
    expect(shown.operations).toHaveLength(2);
  });

  it('locks and unlocks all of them', () => {
    const { operations, announcement } = actOnSeveral(page, [id(1), id(4)], 'lock', () => id(99));
    expect(announcement).toBe('2 blocks locked');
    const locked = operations.reduce(
      (now, operation) => applyOperation(now, operation).document,
      page,
    );
    expect(actOnSeveral(locked, [id(1), id(4)], 'lock', () => id(99)).announcement).toBe(
      '2 blocks unlocked',
    );
  });

  it('[9.08b] copies none where not all have room', () => {
    const blocks = Array.from({ length: 59 }, (_, index) => block(index + 1));
    const [top] = page.sections;
    const nearlyFull: PageDocument = { version: 1, sections: top ? [{ ...top, blocks }] : [] };
    const done = actOnSeveral(nearlyFull, [id(1), id(2)], 'duplicate', () => id(99));
    expect(done).toMatchObject({ operations: [], announcement: expect.stringContaining('60') });
  });
});
