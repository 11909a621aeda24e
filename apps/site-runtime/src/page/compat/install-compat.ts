import type { CompatWindow } from './compat-window';
import { createCompatForms } from './create-compat-forms';
import { createCompatImages } from './create-compat-images';
import { createCompatLifecycle } from './create-compat-lifecycle';
import { takeSiteContext } from './take-site-context';
import { whenFrontage } from './when-frontage';

/**
 * Answers the inline calls of existing pages by calls of `window.Frontage`; what is called before
 * that has come waits for it. On a page whose own runtime has these names already it does nothing.
 */
export function installCompat(window: CompatWindow): void {
  if (window.Squarespace) return;
  const { document, console } = window;
  const frontage = whenFrontage(window);
  const lifecycle = createCompatLifecycle(frontage, (cause) => console.error('[frontage]', cause));
  window.Squarespace = lifecycle;
  window.ImageLoader ??= createCompatImages(window, frontage);
  window.Y ??= createCompatForms(document, frontage);
  // The page's scripts say it while it is parsed; the first block reads it after that.
  const take = (): void => takeSiteContext(window);
  if (document.readyState === 'loading')
    document.addEventListener('readystatechange', take, { once: true });
  else take();
  // A page whose last call was cut off is started all the same.
  document.addEventListener('frontage:ready', () => lifecycle.afterBodyLoad(), { once: true });
}
