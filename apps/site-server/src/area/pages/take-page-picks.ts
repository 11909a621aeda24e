import type { Contributor } from '../../accounts/create-identify';
import type { EndpointRequest } from '../../http/endpoint';
import { findEditedPage } from '../../pages/documents/edited-page';
import type { Site } from '../../sites/site-settings';
import type { AreaPageServices } from './define-page-action';
import type { pageManyActs } from './page-query';
import { sayOfPages } from './page-texts';
import { takePageActIn } from './take-page-act';

/** What is done to many pages, and by whom. */
export interface PagePicks {
  readonly request: EndpointRequest;
  readonly site: Site;
  readonly contributor: Contributor;
  readonly act: (typeof pageManyActs)[number];
}

/**
 * Does the same to many pages, in one transaction. A page that somebody else has changed meanwhile,
 * or that has to stay, is left as it is.
 *
 * @param store of the pages
 * @param picks what, and by whom
 * @param seen the pages, with the revision of each that was seen
 * @returns the pages that it was done to, and why it was not done to others
 */
export function takePagePicks(
  store: AreaPageServices['store'],
  { request, site, contributor, act }: PagePicks,
  seen: ReadonlyMap<string, number>,
): Promise<{ readonly ids: readonly string[]; readonly wrong: readonly string[] }> {
  return store.change(async (db) => {
    const ids: string[] = [];
    const wrong: string[] = [];
    // In one order, or two who pick the same pages would wait for each other.
    for (const id of [...seen.keys()].sort()) {
      const page = await findEditedPage(db, site.id, id);
      if (!page) continue;
      const body = { do: act, revision: seen.get(id) ?? -1, at: '' };
      const call = { request, site, body, found: { contributor, page } };
      const taken = await takePageActIn(db, call, store);
      if (!('wrong' in taken)) ids.push(id);
      else {
        const text =
          taken.wrong.text === sayOfPages('homeStays') ? taken.wrong.text : sayOfPages('leftAlone');
        wrong.push(`${page.title}: ${text}`);
      }
    }
    return { ids, wrong };
  });
}
