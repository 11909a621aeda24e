import type { FormTexts } from '@frontage/form-runtime';
import type { Site } from '../store/content/site-settings';
import type { Store } from '../store/store';
import { formTexts } from './page-language';
import { readPath } from './read-path';

/**
 * What forms say on a page; English where there is no such page.
 *
 * @param store where the page is
 * @param site whose page it is
 * @param pagePath its address, as a visitor's browser says it
 */
export async function textsAt(store: Pick<Store, 'publishedPage'>, site: Site, pagePath: string): Promise<FormTexts> {
  const path = readPath(pagePath);
  const page = path.kind === 'page' ? await store.publishedPage(site.id, path.slug) : undefined;
  return formTexts(site.settings, page?.document ?? {});
}
