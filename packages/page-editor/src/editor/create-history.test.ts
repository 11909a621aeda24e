import {
  stackSteps,
  type KeptStep,
  type KeptSteps,
  type NumberedEdit,
  type PageEdit,
} from '@frontage/site-model/editing';
import { expect, it, vi } from 'vitest';
import { createHistory, type History, type HistoryPart } from './create-history';

const window = 100;

/** A page with one word, the log of its edits on a server, and the history of an owner. */
function createWorld(written: number) {
  let count = 0;
  const createId = () => `${(count += 1)}`;
  const log: NumberedEdit[] = [];
  let word = 0;
  const write = (value: number): PageEdit => ({
    id: createId(),
    step: createId(),
    operation: { do: 'setField', block: 'b', field: 'word', value, was: value - 1 },
  });
  const store = (edit: PageEdit): NumberedEdit => {
    const { operation } = edit;
    if (operation.do !== 'setField' || operation.was !== word) throw new Error('Not what was.');
    word = Number(operation.value);
    const numbered = { ...edit, number: log.length + 1, outcome: 'applied' as const };
    log.push(numbered);
    return numbered;
  };
  const stack = (part: HistoryPart, before = Infinity): KeptSteps => {
    const all = log.map(({ step: id, undoes, number, ...edit }): KeptStep => ({
      id,
      undoes,
      number,
      edits: [{ ...edit, step: id, undoes }],
    }));
    const earlier = stackSteps({ past: [], future: [] }, all)[part].filter(
      ({ number }) => number < before,
    );
    return { steps: earlier.slice(-window), isWhole: earlier.length <= window };
  };
  for (let value = 1; value <= written; value += 1) store(write(value));
  const load = vi.fn((part: HistoryPart, before: number) => Promise.resolve(stack(part, before)));
  let history: History;
  const open = () => {
    history = createHistory({
      past: stack('past'),
      future: stack('future'),
      createId,
      load,
      onLoad: () => undefined,
    });
  };
  open();
  const make = (edits: readonly PageEdit[]) => {
    for (const edit of edits) {
      history.take(edit);
      history.take(store(edit));
    }
  };
  return {
    load,
    open,
    word: () => word,
    write: () => make([write(word + 1)]),
    refuse() {
      const edit = write(word + 1);
      history.take(edit);
      history.take({ ...edit, number: 0, outcome: 'changed' });
    },
    /** Takes back, or does again, all that can be; gives how many steps that were. */
    async go(part: HistoryPart, most = Infinity) {
      let steps = 0;
      for (; steps < most; steps += 1) {
        const back = history.back(part);
        if (!back) return steps;
        make(back.edits);
        // Earlier steps come meanwhile.
        await Promise.resolve();
        await Promise.resolve();
      }
      return steps;
    },
  };
}

it('[1.02b] thousands of steps are taken back and done again, a few hundred at hand, also after a reload', async () => {
  const world = createWorld(1200);
  expect([await world.go('past'), world.word()]).toEqual([1200, 0]);
  expect(world.load.mock.calls.every(([part]) => part === 'past')).toBe(true);
  expect([await world.go('future', 700), world.word()]).toEqual([700, 700]);
  // Those that were undone first are not held: they are asked for.
  expect(world.load.mock.calls.at(-1)?.[0]).toBe('future');
  world.open();
  expect([await world.go('past', 300), world.word()]).toEqual([300, 400]);
  expect([await world.go('future'), world.word()]).toEqual([800, 1200]);
});

it('[1.02b] a new step ends what could be done again, and one that was refused is none', async () => {
  const world = createWorld(400);
  await world.go('past', 390);
  world.write();
  expect([await world.go('future'), world.word()]).toEqual([0, 11]);
  world.refuse();
  expect([await world.go('past'), world.word()]).toEqual([11, 0]);
});

it('[1.02b] a step is named by what it did, also one that was taken back and comes next', () => {
  const at = { section: 'top', after: null };
  const remove = (id: string): PageEdit => ({
    id,
    step: 'remove',
    operation: { do: 'removeBlock', block: { id, type: 'text', data: {} }, at },
  });
  const none = { steps: [], isWhole: true };
  let count = 0;
  const history = createHistory({
    past: none,
    future: none,
    createId: () => `${(count += 1)}`,
    load: () => Promise.resolve(none),
    onLoad: () => undefined,
  });
  const removals = [remove('a'), remove('b')].map((edit) => ({ ...edit, restores: 3 }));
  for (const edit of removals) history.take(edit);
  const removed = removals.map(({ operation }) => operation);
  expect(history.next('past')?.operations).toEqual(removed);
  for (const edit of history.back('past')?.edits ?? []) history.take(edit);
  expect(history.next('future')?.operations).toEqual(removed);
  expect(history.next('future')?.restores).toBe(3);
  expect(history.back('future')?.operations).toEqual(removed);
});
