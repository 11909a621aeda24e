import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toggleAccordionItem } from './accordion.model';

describe('toggleAccordionItem', () => {
  it.each([
    { open: [false, false], index: 0, multiple: false, changes: [[0, true]] },
    { open: [true, false], index: 0, multiple: false, changes: [[0, false]] },
    {
      open: [true, false],
      index: 1,
      multiple: false,
      changes: [
        [1, true],
        [0, false],
      ],
    },
    { open: [true, false], index: 1, multiple: true, changes: [[1, true]] },
    { open: [true, true], index: 0, multiple: true, changes: [[0, false]] },
    { open: [], index: 0, multiple: false, changes: [] },
    { open: [true], index: 5, multiple: false, changes: [] },
  ])(
    '[4.18c] $open, item $index, several: $multiple → $changes',
    ({ open, index, multiple, changes }) => {
      expect([...toggleAccordionItem(open, index, multiple)]).toEqual(changes);
    },
  );

  it('[4.18c] from at most one open item, at most one is open after any toggles', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.array(fc.nat(7)), (count, toggles) => {
        const open = Array.from({ length: count }, () => false);
        for (const index of toggles) {
          for (const [changed, state] of toggleAccordionItem(open, index, false))
            open[changed] = state;
          expect(open.filter(Boolean).length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
