import { expect, it } from 'vitest';
import readme from '../README.md?raw';
import { drawing, until } from './testing/lightbox-page';
import example from './testing/readme-example.ts?raw';

it('the example of the README is the one that runs', async () => {
  expect(/```ts\n([^]*?)```/.exec(readme)?.[1]).toBe(example);

  document.body.innerHTML = `<button id="show">Show</button>
    <ul class="pictures"><li><a data-lightbox href="${drawing(200, 100)}"><img alt="A bowl" src="${drawing(20, 10)}"></a></li></ul>`;
  await import('./testing/readme-example');
  document.querySelector('a')?.click();
  await until(() => document.querySelector('dialog[open] img[alt="A bowl"]'));
  document.querySelector<HTMLButtonElement>('[value=close]')?.click();
  document.querySelector<HTMLButtonElement>('#show')?.click();
  await until(() => document.querySelector('dialog[open] [alt="A green glaze"]'));
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
  expect(document.querySelector('dialog')).toBeNull();
});
