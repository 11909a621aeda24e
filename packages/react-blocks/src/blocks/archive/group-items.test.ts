import { expect, it } from 'vitest';
import { testItem, testItems } from '../../testing/test-items';
import { groupItems } from './group-items';

const place = { locale: 'en-GB', timeZone: 'UTC' };
const wordsOf = (by: Parameters<typeof groupItems>[1], items = testItems.items): string[] =>
  groupItems(items, by, place).map(({ word, items: { length } }) => `${word}: ${length}`);

it('groups items by month and year in their order, by names in that of the alphabet', () => {
  expect(wordsOf('month')).toEqual(['April 2026: 1', 'March 2026: 1', 'March 2025: 1']);
  expect(wordsOf('year')).toEqual(['2026: 2', '2025: 1']);
  expect(wordsOf('category')).toEqual(['Firings: 2', ': 1']);
  expect(wordsOf('tag')).toEqual(['ash: 2', 'celadon: 1', ': 1']);
  expect(wordsOf('month', [])).toEqual([]);
});

it('counts a day by the clocks of where it was', () => {
  const eve = testItem('Eve', { startsAt: Date.UTC(2026, 0, 1, 2), timeZone: 'America/New_York' });
  expect(wordsOf('year', [eve])).toEqual(['2025: 1']);
});
