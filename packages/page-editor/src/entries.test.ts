import { expect, it } from 'vitest';

it.each([
  ['.', () => import('./index')],
  ['./fields', () => import('./fields/index')],
  ['./page', () => import('./page/index')],
])('the entry %s gives something', async (_entry, load) => {
  expect(Object.keys(await load())).not.toEqual([]);
});
