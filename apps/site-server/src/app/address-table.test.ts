import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { addressTable } from './address-table';

it('the README has every address; `pnpm addresses` writes them', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  expect(readme.replaceAll('\r\n', '\n')).toContain(`\n${addressTable()}\n`);
});
