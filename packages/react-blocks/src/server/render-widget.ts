import type { PageBlock } from '@frontage/site-model';
import { isWidget } from './render-block';
import { renderFragment, type FragmentSource } from './render-fragment';
import type { Fragment } from './render-input';

/** What a block is rendered from without its page. */
export type WidgetSource = FragmentSource;

/**
 * Renders one block of a page, the same as on the page [7.10]; undefined for a kind that no script
 * may ask for.
 */
export function renderWidget(
  block: PageBlock,
  source: WidgetSource,
): Pick<Fragment, 'html' | 'rules'> | undefined {
  if (!isWidget(block)) return undefined;
  return renderFragment(block, { loading: 'native', sizes: '100vw' }, source);
}
