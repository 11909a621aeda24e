import { expect, it } from 'vitest';
import readme from '../README.md?raw';
import example from './testing/readme-example.ts?raw';

it('the example of the README is the one that runs', async () => {
  expect(/```ts\n([^]*?)```/.exec(readme)?.[1]).toBe(example);

  document.body.innerHTML = '<button data-block="counter" data-from="3">3</button>';
  const button = document.querySelector('button');
  const { runtime } = await import('./testing/readme-example');
  if (button) await runtime.whenReady(button);
  button?.click();
  expect(button?.textContent).toBe('4');
  runtime.destroy();
  button?.click();
  expect(button?.textContent).toBe('4');
});
