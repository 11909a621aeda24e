import { expect, it } from 'vitest';
import { createSteps } from './create-steps';

const same = (one: number, other: number) => one === other;

it('goes back to the beginning and forward to the end', () => {
  const steps = createSteps<number>(0, same);
  for (const state of [1, 2, 3]) steps.add(state);
  expect([steps.undo(), steps.undo(), steps.undo(), steps.undo()]).toEqual([2, 1, 0, undefined]);
  expect([steps.redo(), steps.redo(), steps.redo(), steps.redo()]).toEqual([1, 2, 3, undefined]);
});

it('forgets what was undone once something else is chosen', () => {
  const steps = createSteps<number>(0, same);
  steps.add(1);
  steps.undo();
  steps.add(2);
  expect([steps.redo(), steps.undo()]).toEqual([undefined, 0]);
});

it('takes the same state for no step', () => {
  const steps = createSteps<number>(0, same);
  steps.add(0);
  expect(steps.undo()).toBeUndefined();
});
