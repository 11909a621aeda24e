import type { JsonObject } from '@frontage/site-model';
import { renderPage } from '../server/render-page';
import type { RenderInput } from '../server/render-input';
import { testDocument, testInput } from './test-page';

/**
 * Puts a block on the page from what is stored of it, as the server serves it: the first of its
 * page.
 */
export function showStored(
  type: string,
  data: JsonObject,
  over: Partial<RenderInput> = {},
): HTMLElement {
  const { html } = renderPage(testInput(testDocument({ type, data }), over));
  const part = (pattern: RegExp): string => pattern.exec(html)?.[0] ?? '';
  document.body.innerHTML = part(/<style[^]*?<\/style>/) + part(/<main[^]*<\/main>/);
  const root = document.querySelector<HTMLElement>('[data-block]');
  if (!root) throw new Error('The page shows no block.');
  return root;
}
