import { expect, it } from 'vitest';
import { createSiteDays } from './create-site-days';

it.each([
  ['UTC', Date.UTC(2026, 0, 3)],
  ['Europe/Berlin', Date.UTC(2026, 0, 2, 23)],
  ['Asia/Kathmandu', Date.UTC(2026, 0, 2, 18, 15)],
  ['America/St_Johns', Date.UTC(2026, 0, 3, 3, 30)],
])('a day of %s begins at its midnight, whatever was asked before', (timeZone, midnight) => {
  const dayOf = createSiteDays()(timeZone);
  const times = [midnight, midnight - 1, midnight + 1, midnight - 1];
  expect(times.map(dayOf)).toEqual(['2026-01-03', '2026-01-02', '2026-01-03', '2026-01-02']);
});
