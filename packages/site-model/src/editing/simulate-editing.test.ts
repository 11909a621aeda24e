import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs';
import { anyHappening } from './testing/happening';
import { simulateEditing } from './testing/simulate-editing';

const schedules = fc.array(anyHappening, { maxLength: 80, size: 'max' });

describe('[1.02b] several editors at one page', () => {
  it('lose no edit and no word, and end with the same page, whatever fails', () => {
    fc.assert(
      fc.property(schedules, (happenings) => {
        expect(simulateEditing(happenings)).toEqual({ isSame: true, lost: [], overwritten: [] });
      }),
      runs,
    );
  });

  it('would lose words if whoever comes last overwrote: the control', () => {
    const found = fc.check(
      fc.property(schedules, (happenings) => {
        expect(simulateEditing(happenings, 'last wins').overwritten).toEqual([]);
      }),
      runs,
    );
    expect(found.failed).toBe(true);
  });
});
