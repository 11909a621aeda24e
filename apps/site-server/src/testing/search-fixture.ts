import type { PageDocument } from '@frontage/site-model';
import type { SiteStore } from '../app/site-store';
import { ids, pageDocument } from './site-fixture';

/** A page of one text. */
export function textPage(text: string): PageDocument {
  return pageDocument({ type: 'button', data: { text, href: '/' } });
}

/** The addresses of the pages that a search finds, in its order. */
export async function urlsOf(store: SiteStore, query: string, limit = 8): Promise<string[]> {
  return (await store.searchPages(ids.site, query, limit)).results.map(({ url }) => url);
}
