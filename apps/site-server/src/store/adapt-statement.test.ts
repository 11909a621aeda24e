import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenSqlite } from './adapt-statement';
import { findSqliteDriver } from './find-sqlite-driver';
import { openSqlite } from './open-sqlite';

let folder: string;
let database: OpenSqlite;
let beside: OpenSqlite;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontage-statement-'));
  const driver = await findSqliteDriver();
  const open = () =>
    openSqlite(driver, join(folder, 'data.db'), { busyTimeout: 100, onStatement: () => undefined });
  database = open();
  beside = open();
  database.prepare('create table note (id integer, words text, size real)').run([]);
});
afterEach(async () => {
  database.close();
  beside.close();
  await rm(folder, { recursive: true, force: true });
});

it('gives each value under the name of its column: none, one or many rows, read whole or the first alone', () => {
  const select = database.prepare('select * from note where id >= ? order by id');
  expect([select.all([1]), select.first([1])]).toEqual([[], undefined]);
  const add = database.prepare('insert into note values (?, ?, ?) returning id');
  expect(add.first([1, null, 0.5])).toEqual({ id: 1 });
  expect(add.all([2, 'zwei', -1])).toEqual([{ id: 2 }]);
  const firstRow = { id: 1, words: null, size: 0.5 };
  const two = { id: 2, words: 'zwei', size: -1 };
  expect(select.all([1])).toEqual([firstRow, two]);
  expect(select.first([1])).toEqual(firstRow);
  expect(select.first([2])).toEqual(two);
  expect(database.prepare('update note set words = ?').run([null]).changes).toBe(2);
});

it('the first row alone leaves nothing open: what another connection writes next is seen', () => {
  for (const id of [1, 2]) beside.prepare('insert into note (id) values (?)').run([id]);
  const first = database.prepare('select id from note order by id');
  const count = database.prepare('select count(*) as notes from note');
  expect(first.first([])).toEqual({ id: 1 });
  beside.prepare('insert into note (id) values (3)').run([]);
  expect(count.first([])).toEqual({ notes: 3 });
});

it('knows a column that another process has added since', () => {
  const select = database.prepare('select * from note');
  database.prepare('insert into note values (1, ?, 2)').run(['eins']);
  expect(select.first([])).toEqual({ id: 1, words: 'eins', size: 2 });
  beside.prepare('alter table note add column colour text').run([]);
  beside.prepare('update note set colour = ?').run(['red']);
  expect(select.first([])).toEqual({ id: 1, words: 'eins', size: 2, colour: 'red' });
  expect(select.all([])).toEqual([{ id: 1, words: 'eins', size: 2, colour: 'red' }]);
});
