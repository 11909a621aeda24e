import { expect, it } from 'vitest';
import { evenings } from '../content/evenings';
import { datedEvent } from './dated-event';

const minute = 60_000;
const day = 24 * 60 * minute;
const midnight = Date.UTC(2026, 10, 30);

/** Which evenings are not over at a time, of those that a site has that was seeded at another. */
function listComing(seededAt: number, time: number): string[] {
  return evenings.flatMap((page) => {
    const { event } = page;
    if (!event) return [];
    const { name, endsAt } = datedEvent(page, event, seededAt);
    return (endsAt ?? 0) > time ? [name] : [];
  });
}

it.each([
  ['a minute before midnight', -minute],
  ['an hour before midnight', -60 * minute],
  ['at midnight', 0],
  ['at noon', day / 2],
])('evenings seeded %s are the same for an hour', (_, from) => {
  const seededAt = midnight + from;
  const coming = listComing(seededAt, seededAt);
  expect(coming).toHaveLength(5);
  expect(listComing(seededAt, seededAt + 60 * minute)).toEqual(coming);
});

it('the kiln is opened on the day itself, but for its last hour', () => {
  const opening = evenings.find(({ event }) => event?.inDays === 0);
  if (!opening?.event) throw new Error('no evening is today');
  const { event } = opening;
  const startOf = (now: number) => datedEvent(opening, event, now).startsAt;
  expect(startOf(midnight)).toBe(midnight);
  expect(startOf(midnight + day - 60 * minute - 1)).toBe(midnight);
  expect(startOf(midnight + day - 60 * minute)).toBe(midnight + day);
});
