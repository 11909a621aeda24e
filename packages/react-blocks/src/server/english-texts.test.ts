import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { englishTexts } from './english-texts';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.texts.ts'),
);

it('the source has files of texts', () => {
  expect(files.length).toBeGreaterThan(15);
});

it.each(files)('all that %s says can be said in other languages', async (path) => {
  const tables = Object.values<{ name: string; english: object }>(await import(join(source, path)));
  for (const { name, english } of tables)
    expect(englishTexts[name], `${name}: run \`pnpm blocks\``).toMatchObject(english);
  expect(tables.length, basename(path)).toBeGreaterThan(0);
});
