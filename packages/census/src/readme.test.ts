import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';

it('the code of the README is the example below, and runs', async () => {
  const [readme, example] = await Promise.all([
    readFile(`${import.meta.dirname}/../README.md`, 'utf8'),
    readFile(`${import.meta.dirname}/testing/readme-example.ts`, 'utf8'),
  ]);
  expect(/```ts\n([^]*?)```/.exec(readme)?.[1]).toBe(example);

  const log = vi.spyOn(console, 'log').mockReturnValue();
  await import('./testing/readme-example');
  expect(log.mock.calls).toEqual([
    ['ViewContent', { productId: 'moon-jar', valueCents: 14_000, currency: 'EUR' }],
  ]);
  log.mockRestore();
});
