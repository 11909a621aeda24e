import { expect, it } from 'vitest';

it.each([
  ['.', () => import('./editor/index')],
  ['./fields', () => import('./fields/index')],
])('the entry %s gives something', async (_entry, load) => {
  expect(Object.keys(await load())).not.toEqual([]);
});
