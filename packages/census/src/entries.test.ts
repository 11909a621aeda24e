import { expect, it } from 'vitest';

it.each([
  ['.', () => import('./index')],
  ['./dom', () => import('./dom/index')],
  ['./schema', () => import('./schema/index')],
])('the entry %s gives something', async (_entry, load) => {
  expect(Object.keys(await load())).not.toEqual([]);
});
