import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { addressTable } from './address-table';
import { contractTable } from './contract-table';

/** Expects a page to have a table; on failure only the rows that differ are told. */
async function expectTable(page: string, table: string): Promise<void> {
  const text = await readFile(new URL(page, import.meta.url), 'utf8');
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const rows = table.split('\n');
  const missing = rows.filter((row) => !lines.includes(row));
  expect(missing, 'rows that stand there no more, or not yet: run pnpm addresses').toEqual([]);
  // All of them, in their order, and no other between them.
  const first = lines.indexOf(rows[0] ?? '');
  expect(lines.slice(first - 1, first + rows.length + 1)).toEqual(['', ...rows, '']);
}

it('the README has every address; `pnpm addresses` writes them', () =>
  expectTable('../../README.md', addressTable()));

it('what blocks ask stands in their contract; `pnpm addresses` writes it', () =>
  expectTable('../../../../packages/react-blocks/docs/server.md', contractTable()));
