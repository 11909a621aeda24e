import type { JsonValue, PageDocument } from '@frontage/site-model';
import type { PageOperation } from '@frontage/site-model/editing';
import { describe, expect, it } from 'vitest';
import { joinRefused, takeMine } from './take-mine';

const block = 'a'.repeat(24);
const titled = (...titles: string[]) =>
  titles.map((title) => ({ title, text: 'Three times a day' }));

const pageWith = (data: Record<string, JsonValue>): PageDocument => ({
  version: 1,
  sections: [
    { id: 'ways', width: 'wide', tone: 'plain', blocks: [{ id: block, type: 'accordion', data }] },
  ],
});

const set = (field: string, was: JsonValue, value: JsonValue): PageOperation => ({
  do: 'setField',
  block,
  field,
  value,
  was,
});

describe('[1.02b] mine, where somebody else was first', () => {
  const page = pageWith({ items: titled('Theirs 1', 'Theirs 2', 'Theirs 3'), title: 'Theirs' });

  it('leaves the items of a list that I have not changed', () => {
    const mine = set('items', titled('1', '2', '3'), titled('1', 'Mine 2', '3'));
    expect(takeMine(page, mine)).toMatchObject({
      value: titled('Theirs 1', 'Mine 2', 'Theirs 3'),
    });
  });

  it('has the items of all of my edits, one after the other', () => {
    const first = set('items', titled('1', '2', '3'), titled('Mine 1', '2', '3'));
    const second = set('items', titled('Mine 1', '2', '3'), titled('Mine 1', '2', 'Mine 3'));
    const joined = joinRefused(page, first, second);
    expect(takeMine(page, joined)).toMatchObject({
      value: titled('Mine 1', 'Theirs 2', 'Mine 3'),
      was: titled('Theirs 1', 'Theirs 2', 'Theirs 3'),
    });
  });

  it('is the later of two words', () => {
    const [first, second] = [set('title', 'A', 'Mi'), set('title', 'Mi', 'Mine')];
    expect(takeMine(page, joinRefused(page, first, second))).toMatchObject({ value: 'Mine' });
  });

  it('is the later of two lists where the block has gone', () => {
    const [first, second] = [set('items', [], titled('1')), set('items', titled('1'), titled('2'))];
    expect(joinRefused({ version: 1, sections: [] }, first, second)).toEqual(second);
  });
});
