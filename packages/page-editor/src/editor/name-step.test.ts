import type { PageDocument } from '@frontage/site-model';
import { applyOperation, type PageOperation } from '@frontage/site-model/editing';
import { expect, it } from 'vitest';
import type { StepOperations } from './create-history';
import { nameStep } from './name-step';
import { actOnSeveral, type SeveralAct } from './several/act-on-several';

const id = (number: number) => String(number).padStart(24, '0');
const block = (number: number) => ({ id: id(number), type: 'text', data: {} });
const page: PageDocument = {
  version: 1,
  sections: [
    { id: 'top', width: 'text', tone: 'plain', blocks: [block(1), block(2), block(3)] },
    { id: 'end', width: 'text', tone: 'plain', blocks: [block(4)] },
  ],
};

/** The name of a step, which is no empty one, on the page after it. */
function nameOf([first, ...others]: readonly PageOperation[]): string {
  if (!first) throw new Error('A step does something.');
  const operations: StepOperations = [first, ...others];
  const after = operations.reduce((now, one) => applyOperation(now, one).document, page);
  return nameStep({ operations }, after, { tables: {} });
}

const several = (act: SeveralAct, numbers: readonly number[]) => {
  let next = 6;
  return nameOf(actOnSeveral(page, numbers.map(id), act, () => id((next += 1))).operations);
};

it('[1.02b] a step of undo says how many blocks it is about', () => {
  expect(several('remove', [1, 2, 4])).toBe('3 blocks removed');
  expect(several('duplicate', [1, 4])).toBe('2 blocks added');
  expect(several('moveUp', [2, 3])).toBe('2 blocks moved');
  expect(several('hide', [2, 3, 4])).toBe('3 blocks hidden or shown');
});

it('[1.02b] a step that brings back a version is called by it, whatever it changed first', () => {
  const moved = { do: 'moveSection', section: 'end', to: null, from: 'top' } as const;
  const name = nameStep({ operations: [moved], restores: 3 }, page, { tables: {} });
  expect(name).toBe('version 3 restored');
});

it('[1.02b] a step about one block says of which kind it is', () => {
  expect(several('remove', [1])).toBe('Text removed');
  expect(several('duplicate', [1])).toBe('Text added');
  const wrote = { do: 'setField', block: id(1), field: 'words', was: null } as const;
  // Two edits of one step that were sent apart.
  expect(
    nameOf([
      { ...wrote, value: 'a' },
      { ...wrote, was: 'a', value: 'b' },
    ]),
  ).toBe(nameOf([{ ...wrote, value: 'a' }]));
});
