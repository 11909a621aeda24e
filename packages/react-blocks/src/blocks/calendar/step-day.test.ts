import { expect, it } from 'vitest';
import { stepDay } from './step-day';

// The 31st of March 2026 is a Tuesday, in a week that begins on Monday.
it.each([
  ['ArrowRight', '2026-03-09', 0, '2026-03-10'],
  ['ArrowRight', '2026-03-31', 1, '2026-04-01'],
  ['ArrowLeft', '2026-03-01', 6, '2026-02-28'],
  ['ArrowDown', '2026-03-28', 5, '2026-04-04'],
  ['ArrowUp', '2026-03-09', 0, '2026-03-02'],
  ['Home', '2026-03-12', 3, '2026-03-09'],
  ['Home', '2026-03-01', 6, '2026-03-01'],
  ['End', '2026-03-12', 3, '2026-03-15'],
  ['End', '2026-03-31', 1, '2026-03-31'],
  ['PageDown', '2026-01-31', 5, '2026-02-28'],
  ['PageUp', '2026-01-15', 3, '2025-12-15'],
  ['Enter', '2026-03-09', 0, undefined],
])('%s on %s in column %i leads to %s', (key, day, column, to) =>
  expect(stepDay(key, { day, column, isRightToLeft: false })).toBe(to),
);

it('from right to left the arrows change sides', () => {
  const place = { day: '2026-03-09', column: 0, isRightToLeft: true };
  expect(stepDay('ArrowRight', place)).toBe('2026-03-08');
  expect(stepDay('ArrowLeft', place)).toBe('2026-03-10');
});
