import { expect, it, vi } from 'vitest';
import readme from '../README.md?raw';
import { galleryMarkup, markupSlides } from './testing/gallery-markup';
import example from './testing/readme-example.ts?raw';

it('the example of the README is the one that runs', async () => {
  expect(/```ts\n([^]*?)```/.exec(readme)?.[1]).toBe(example);

  document.body.innerHTML = galleryMarkup(markupSlides(3));
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  await import('./testing/readme-example');
  document.querySelectorAll('a')[1]?.focus();
  expect(info).toHaveBeenCalledOnce();
  // A page in the back-forward cache continues as it was.
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(document.querySelector('[data-active]')).not.toBeNull();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(document.querySelector('[data-active]')).toBeNull();
});
