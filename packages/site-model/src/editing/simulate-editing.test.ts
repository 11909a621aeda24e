import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs';
import { anyHappening } from './testing/happening';
import { simulateEditing } from './testing/simulate-editing';

const schedules = fc.array(anyHappening, { maxLength: 80, size: 'max' });

describe('[1.02b] several editors at one page', () => {
  it(
    'lose no edit and no word, publish what they have seen, and end with the same page, whatever fails',
    // A hundred thousand at night, maybe on a busy machine, which is slow and not wrong.
    { timeout: 1_800_000 },
    () => {
      fc.assert(
        fc.property(schedules, (happenings) => {
          expect(simulateEditing(happenings)).toMatchObject({
            isSame: true,
            lost: [],
            overwritten: [],
            misPublished: [],
          });
        }),
        runs,
      );
    },
  );

  it.each(['overwritten', 'misPublished'] as const)(
    'would do harm if whoever comes last overwrote: %s, the control',
    (harm) => {
      const found = fc.check(
        fc.property(schedules, (happenings) => {
          expect(simulateEditing(happenings, 'last wins')[harm]).toEqual([]);
        }),
        runs,
      );
      expect(found.failed).toBe(true);
    },
  );

  it('publish in between: the schedules have it, one that is refused, and edits after it', () => {
    const who = 0;
    const deed = { kind: 0, which: 0, where: 0, word: 3 };
    const end = simulateEditing([
      { what: 'deed', who, deed, isSameStep: false },
      { what: 'review', who },
      { what: 'publish', who, fate: 'reply lost' },
      { what: 'deed', who: 1, deed, isSameStep: false },
      { what: 'send', who: 1, fate: 'answered' },
      { what: 'publish', who, fate: 'answered' },
      { what: 'review', who },
      { what: 'publish', who, fate: 'answered' },
    ]);
    expect(end).toMatchObject({ isSame: true, lost: [], misPublished: [], published: 2 });
  });
});
