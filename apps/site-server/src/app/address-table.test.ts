import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { addressTable } from './address-table';
import { contractTable } from './contract-table';

it('the README has every address; `pnpm addresses` writes them', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  expect(readme.replaceAll('\r\n', '\n')).toContain(`\n${addressTable()}\n`);
});

it('what blocks ask stands in their contract; `pnpm addresses` writes it', async () => {
  const page = new URL('../../../../packages/react-blocks/docs/server.md', import.meta.url);
  const text = await readFile(page, 'utf8');
  expect(text.replaceAll('\r\n', '\n')).toContain(`\n${contractTable()}\n`);
});
