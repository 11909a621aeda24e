import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs';
import { applyOperation } from './apply-operation';
import type { PageEdit } from './page-operation';
import { operationOf } from './testing/operation-of';
import { anyDeed } from './testing/test-deed';
import { testPageId, testPage } from './testing/test-page';
import { stacksOf, type EditedStep } from './testing/stacks-of';
import { undoStep } from './undo-step';

/** An owner who makes a step, or takes one back. */
function owner() {
  let count = 0;
  let page = testPage();
  const edits: PageEdit[] = [];
  const createId = () => testPageId((count += 1));
  const take = (made: readonly PageEdit[]) => {
    for (const edit of made) {
      const { document, outcome } = applyOperation(page, edit.operation);
      page = document;
      edits.push(Object.assign({ outcome }, edit));
    }
  };
  const back = (step: EditedStep | undefined) =>
    step && take(undoStep(step.id, step.edits, createId));
  return {
    write(words: string) {
      const was = page.sections[0]?.blocks[0]?.data.words ?? null;
      const operation = {
        do: 'setField',
        block: testPageId(1),
        field: 'words',
        value: words,
        was,
      } as const;
      take([{ id: createId(), step: createId(), operation }]);
    },
    do(deed: Parameters<typeof operationOf>[1]) {
      const operation = operationOf(page, deed, 500 + count);
      if (operation) take([{ id: createId(), step: createId(), operation }]);
    },
    undo: () => back(stacksOf(edits).past.at(-1)),
    redo: () => back(stacksOf(edits).future.at(-1)),
    page: () => page,
    words: () => page.sections[0]?.blocks[0]?.data.words,
    steps: () => new Set(edits.map(({ step }) => step)).size,
  };
}

describe('[1.02b] undo and redo', () => {
  it('go back and forth step by step, and further forth only while nothing else is changed', () => {
    const me = owner();
    me.write('one');
    me.write('two');
    me.undo();
    expect(me.words()).toBe('one');
    me.undo();
    expect(me.words()).toBe('words 1');
    me.undo();
    expect(me.words()).toBe('words 1');
    me.redo();
    me.redo();
    expect(me.words()).toBe('two');
    me.redo();
    me.undo();
    me.redo();
    me.undo();
    expect(me.words()).toBe('one');
    me.write('three');
    me.redo();
    expect(me.words()).toBe('three');
    me.undo();
    me.undo();
    expect(me.words()).toBe('words 1');
  });

  it('return to any state that the page had, and to the last one', () => {
    fc.assert(
      fc.property(fc.array(anyDeed, { maxLength: 12 }), fc.nat(12), (deeds, back) => {
        const me = owner();
        const states = [me.page()];
        for (const deed of deeds) {
          const before = me.page();
          me.do(deed);
          if (me.page() !== before) states.push(me.page());
        }
        const least = Math.max(0, states.length - 1 - back);
        for (let state = states.length - 2; state >= least; state -= 1) {
          me.undo();
          expect(me.page()).toEqual(states[state]);
        }
        for (let state = least + 1; state < states.length; state += 1) {
          me.redo();
          expect(me.page()).toEqual(states[state]);
        }
      }),
      runs,
    );
  });
});
