import { expect, it, vi } from 'vitest';
import readme from '../README.md?raw';
import example from './testing/readme-example.ts?raw';

it('the example of the README is the one that runs', async () => {
  expect(/```ts\n([^]*?)```/.exec(readme)?.[1]).toBe(example);

  document.body.innerHTML =
    '<div class="row" style="width: 100px; overflow: auto"><p style="width: 900px">Wide</p></div>';
  const ended = new Promise(
    (resolve) => void vi.spyOn(console, 'info').mockImplementation(resolve),
  );
  await import('./testing/readme-example');
  expect(await ended).toBe('There');
  expect(document.querySelector('.row')?.scrollLeft).toBe(400);
});
