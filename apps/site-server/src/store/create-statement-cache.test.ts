import { expect, it } from 'vitest';
import { createStatementCache } from './create-statement-cache';

function cacheOf(limit?: number) {
  const prepared: string[] = [];
  const cache = createStatementCache((sql) => {
    prepared.push(sql);
    return { sql };
  }, limit);
  return { cache, prepared };
}

it('a text is prepared once', () => {
  const { cache, prepared } = cacheOf();
  expect(cache.get('select 1')).toBe(cache.get('select 1'));
  expect(prepared).toEqual(['select 1']);
});

it('beyond the limit the one that was prepared first is prepared anew', () => {
  const { cache, prepared } = cacheOf(2);
  for (const sql of ['select 1', 'select 2', 'select 3', 'select 2', 'select 1']) cache.get(sql);
  expect(prepared).toEqual(['select 1', 'select 2', 'select 3', 'select 1']);
});

it('what changes the schema is not kept', () => {
  const { cache, prepared } = cacheOf();
  for (const sql of [
    'create table a (b)',
    'create table a (b)',
    ' ALTER table a',
    ' ALTER table a',
  ])
    cache.get(sql);
  expect(prepared).toHaveLength(4);
});
