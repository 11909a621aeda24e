// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { contactForm } from './testing/definitions';
import { formMarkup } from './testing/form-markup';

it('the code of the README is the example below, and runs', async () => {
  const [readme, example] = await Promise.all([
    readFile(`${import.meta.dirname}/../README.md`, 'utf8'),
    readFile(`${import.meta.dirname}/testing/readme-example.ts`, 'utf8'),
  ]);
  expect(/```ts\n([^]*?)```/.exec(readme)?.[1]).toBe(example);

  document.body.innerHTML = formMarkup(contactForm);
  for (const name of ['text-1', 'email-1']) {
    document.querySelector(`[name=${name}]`)?.setAttribute('value', 'ada@mill.de');
  }
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await import('./testing/readme-example');
  document.querySelector('form')?.requestSubmit();
  // A busy machine is slow, not wrong.
  await vi.waitFor(
    () => expect(log).toHaveBeenCalledWith(expect.objectContaining({ 'email-1': 'ada@mill.de' })),
    50_000,
  );
  log.mockRestore();
});
