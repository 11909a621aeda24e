import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import readme from '../README.md?raw';
import example from './testing/readme-example.ts?raw';
import { noHurry } from './testing/picture-page';
import { addPicture } from './testing/pictures';

it('the example of the README is the one that runs', async () => {
  expect(/```ts\n([^]*?)```/.exec(readme)?.[1]).toBe(example);

  await page.viewport(1000, 600);
  const image = addPicture('/assets/6f/glaze.jpg', { top: 0, width: 700, height: 300 });
  await import('./testing/readme-example');
  // A page in the back-forward cache continues as it was.
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await vi.waitFor(
    () => expect(image.getAttribute('src')).toBe('/assets/6f/glaze.jpg?format=750w'),
    noHurry,
  );
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(image.className).toBe('');
});
