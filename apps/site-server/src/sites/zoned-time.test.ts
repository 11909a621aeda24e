import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readZonedTime, writeZonedTime } from './zoned-time';

const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia'];

it('a minute written as a zone shows it is read as the same minute, but in the hour that is there twice', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 66_000_000 }),
      fc.constantFrom(...zones),
      (minutes, zone) => {
        const at = minutes * 60_000;
        const shown = writeZonedTime(at, zone);
        const read = readZonedTime(shown, zone);
        expect(read === undefined ? '' : writeZonedTime(read, zone)).toBe(shown);
      },
    ),
  );
});

it('knows summer and winter, and refuses what is no time', () => {
  expect(readZonedTime('2026-07-01T09:00', 'Europe/Berlin')).toBe(Date.UTC(2026, 6, 1, 7));
  expect(readZonedTime('2026-12-01T09:30', 'Europe/Berlin')).toBe(Date.UTC(2026, 11, 1, 8, 30));
  expect(writeZonedTime(Date.UTC(2026, 6, 1, 7), 'Europe/Berlin')).toBe('2026-07-01T09:00');
  for (const wrong of ['', '2026-02-30T09:00', '2026-07-01', 'soon', '2026-07-01T25:00'])
    expect(readZonedTime(wrong, 'Europe/Berlin')).toBeUndefined();
});
