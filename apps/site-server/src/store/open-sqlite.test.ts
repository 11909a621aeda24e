import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findSqliteDriver } from './find-sqlite-driver';
import { openSqlite } from './open-sqlite';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontage-open-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Opens a database in a process of its own, as a backup does beside a running site. */
function readBeside(file: string): string {
  const driver = createRequire(import.meta.url).resolve('libsql');
  const program = `const Database = require(${JSON.stringify(driver)});
    const database = new Database(${JSON.stringify(file)});
    console.log(database.prepare('select count(*) as rows from note').get().rows);
    database.close();`;
  return execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' }).trim();
}

it('keeps its locks when it opens a file once more: another process that reads it takes nothing away', async () => {
  const driver = await findSqliteDriver();
  const file = join(folder, 'data.db');
  const options = { busyTimeout: 100, onStatement: () => undefined };
  const first = openSqlite(driver, file, options);
  first.prepare('create table note (words text)').run([]);
  first.close();
  const writer = openSqlite(driver, file, options);
  const add = () => writer.prepare('insert into note values (?)').run(['kept']);
  add();
  const reader = openSqlite(driver, file, options);
  for (const count of ['1', '2', '3']) {
    expect(readBeside(file)).toBe(count);
    expect(existsSync(`${file}-wal`)).toBe(true);
    add();
  }
  expect(readBeside(file)).toBe('4');
  reader.close();
  writer.close();
});
