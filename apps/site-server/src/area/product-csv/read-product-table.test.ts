import { expect, it } from 'vitest';
import { leastTime } from '../../testing/least-time';
import { readProductTable } from './read-product-table';

it('a table with a row for each of very many variants holds nothing up', async () => {
  const text = `Id\n${'1\n'.repeat(60_000)}`;
  expect(await leastTime(() => readProductTable(text, ['USD']))).toBeLessThan(800);
});
