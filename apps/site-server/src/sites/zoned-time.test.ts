import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readZonedTime, writeZonedTime } from './zoned-time';

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Apia',
];
const hour = 60 * 60 * 1000;

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
])('%s in %s is %s', (text, zone, time) => {
  expect(new Date(readZonedTime(text, zone) ?? 0).toISOString()).toBe(time);
});

it.each([
  '',
  'soon',
  '2026-02-30T10:00',
  '2026-13-01T10:00',
  '2026-01-01T25:00',
  '2026-01-01',
  '2026-07-01T24:00',
])('%j is no time', (text) => expect(readZonedTime(text, 'Europe/Berlin')).toBeUndefined());

it('what is written is read as the same minute, of two equal hours as the first', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 66_000_000 }),
      fc.constantFrom(...zones),
      (minutes, zone) => {
        const time = minutes * 60_000;
        expect([time, time - hour]).toContain(readZonedTime(writeZonedTime(time, zone), zone));
      },
    ),
  );
});
