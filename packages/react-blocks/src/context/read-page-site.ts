import { readBlockJson, type PageContext } from '@frontage/core-lifecycle/dom';
import { readSiteContext, type SiteContext } from '@frontage/site-model';
import { siteContextAttribute } from './site-context.parts';

/**
 * Reads what a served page says of its site and of itself, for everybody [3.21]: its type, its
 * collection and item, the settings of the store. What it does not say has its default: who is
 * signed in, and all of it on a page that is not ours. Never throws.
 *
 * @example const { item } = context.shared(readPageSite);
 */
export function readPageSite({ window }: Pick<PageContext, 'window'>): SiteContext {
  const { documentElement: page } = window.document;
  const stored = Object(readBlockJson(page, siteContextAttribute));
  return readSiteContext({ ...stored, pageType: Number(page.dataset.pageType ?? 0) }).context;
}
