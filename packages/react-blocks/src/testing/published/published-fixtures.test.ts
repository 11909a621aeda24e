import { blockType } from '@frontage/site-model/enums';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publishedFixtures } from './published-fixtures';

const page = readFileSync(
  new URL('../../../../../docs/published-markup.md', import.meta.url),
  'utf8',
);
const rows = [...page.matchAll(/^\| `(\w+)` \| (\d+|–) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, kind = '', number = '', markup = '']) => ({ kind, number, markup }),
);

it('every type of block has a row in docs/published-markup.md', () => {
  const types = blockType.names.map((name) => `${blockType.number(name)} ${name}`);
  const told = rows.filter(({ number }) => number !== '–');
  expect(told.map(({ kind, number }) => `${number} ${kind}`)).toEqual(types);
});

it('a kind has fixtures, or its row says that no markup is described', () => {
  const known = new Set<string>(publishedFixtures.map(({ kind }) => kind));
  const isSaid = ({ markup }: { markup: string }): boolean =>
    markup.startsWith('No markup of it is described');
  const wrong = rows.filter((row) => known.has(row.kind) === isSaid(row));
  expect(wrong.map(({ kind }) => kind)).toEqual([]);
  expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...known]));
});

it('no two fixtures have one name', () => {
  const names = publishedFixtures.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
