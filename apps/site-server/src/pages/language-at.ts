import type { FormTexts } from '@frontage/form-runtime';
import type { PageDocument } from '@frontage/site-model';
import type { EndpointRequest } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import type { Store } from '../store/store';
import { formTexts } from '../sites/page-language';
import { readPath } from './read-path';

/**
 * What forms say on a page; in the site's language where there is no such page.
 *
 * @param store where the page is
 * @param site whose page it is
 * @param pagePath its address, as a visitor's browser says it
 */
export async function textsAt(
  store: Pick<Store, 'publishedPage'>,
  site: Site,
  pagePath: string,
): Promise<FormTexts> {
  return formTexts(site.settings, await documentAt(store, site, pagePath));
}

/**
 * The language of a page; the site's where there is no such page.
 *
 * @param store where the page is
 * @param site whose page it is
 * @param pagePath its address, as a visitor's browser says it
 */
export async function languageAt(
  store: Pick<Store, 'publishedPage'>,
  site: Site,
  pagePath: string,
): Promise<string> {
  return (await documentAt(store, site, pagePath)).language ?? site.settings.locale;
}

async function documentAt(
  store: Pick<Store, 'publishedPage'>,
  site: Site,
  pagePath: string,
): Promise<Pick<PageDocument, 'language'>> {
  const path = readPath(pagePath);
  const page = path.kind === 'page' ? await store.publishedPage(site.id, path.slug) : undefined;
  return page?.document ?? {};
}

/**
 * The address of the page that a call comes from, for calls that do not name it.
 *
 * @param request the call
 * @returns `''` where the browser does not say
 */
export function refererPath({
  headers: { referer = '' },
}: Pick<EndpointRequest, 'headers'>): string {
  return URL.canParse(referer) ? new URL(referer).pathname : '';
}
