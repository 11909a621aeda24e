import { expect, it } from 'vitest';
import { readLocalTime, writeLocalTime } from './local-time';

it.each([
  ['2026-01-15T09:30', 'Europe/Berlin', '2026-01-15T08:30:00.000Z'],
  ['2026-07-15T09:30', 'Europe/Berlin', '2026-07-15T07:30:00.000Z'],
  ['2026-07-15T09:30:00', 'UTC', '2026-07-15T09:30:00.000Z'],
  ['2026-01-15T23:30', 'Pacific/Kiritimati', '2026-01-15T09:30:00.000Z'],
  ['2026-01-15T00:30', 'Pacific/Pago_Pago', '2026-01-15T11:30:00.000Z'],
  // The clocks skip from 02:00 to 03:00.
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  // They show 02:30 twice.
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
])('%s in %s is %s', (text, zone, at) => {
  expect(new Date(readLocalTime(text, zone) ?? 0).toISOString()).toBe(at);
});

it.each(['', 'soon', '2026-02-30T10:00', '2026-13-01T10:00', '2026-01-01T25:00', '2026-01-01'])(
  '%j is no time',
  (text) => expect(readLocalTime(text, 'UTC')).toBeUndefined(),
);

it('what is written is read as the same', () => {
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 7 * 60 * 60 * 1000)
    for (const zone of ['Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'UTC']) {
      const read = readLocalTime(writeLocalTime(at, zone), zone) ?? 0;
      // The second of two equal hours is read as the first.
      expect([at, at - 60 * 60 * 1000]).toContain(read);
    }
});
