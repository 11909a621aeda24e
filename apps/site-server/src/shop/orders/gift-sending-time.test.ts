import { expect, it } from 'vitest';
import { giftSendingTime } from './gift-sending-time';

it.each([
  ['2026-12-24', 'UTC', '2026-12-24T09:00:00.000Z'],
  ['2026-12-24', 'Europe/Berlin', '2026-12-24T08:00:00.000Z'],
  ['2026-07-01', 'Europe/London', '2026-07-01T08:00:00.000Z'],
  ['2026-12-24', 'America/Los_Angeles', '2026-12-24T17:00:00.000Z'],
  ['2026-12-24', 'Pacific/Auckland', '2026-12-23T20:00:00.000Z'],
  // The days on which clocks are changed.
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T07:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T08:00:00.000Z'],
])('a card of %s is sent at nine in the morning in %s', (date, zone, sentAt) => {
  expect(new Date(giftSendingTime(date, zone) ?? NaN).toISOString()).toBe(sentAt);
});

it.each(['', 'soon', '2026-02-30', '2026-13-01', '24.12.2026', '2026-12-24T10:00'])(
  '%j is no day',
  (date) => expect(giftSendingTime(date, 'UTC')).toBeUndefined(),
);
