import { expect, it } from 'vitest';
import { serverTextTables } from './server-text-tables';

it('no two rooms have words for the same code, since a site has one word for it', () => {
  const codes = serverTextTables.flatMap((table) => Object.keys(table));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});
