import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Contributor, Identify } from '../../accounts/create-identify';
import { actionsFor } from '../../http/action/actions-for';
import type { Call } from '../../http/action/call';
import { Refused } from '../../http/action/refused';
import { findEditedPage, type EditedPage } from '../../pages/documents/edited-page';
import type { PageServices } from '../../pages/page-services';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { areaTime } from '../area-time';
import { findWithPerson } from '../../accounts/find-with-person';
import { previewLifetime, type PagePreviews } from './create-page-previews';
import type { ShownPage, WrongPage } from './shown-page';
import { previewPath } from './page-query';
import { findPageRights, type PageRights } from './page-rights';
import { sayOfPages } from './page-texts';

/** The services of the pages in the area. */
export interface AreaPageServices extends Pick<
  PageServices,
  'render' | 'viewLimit' | 'system' | 'runtime'
> {
  store: Pick<Store, 'read' | 'write' | 'change' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
  pagePreviews: PagePreviews;
}

const { defineAction } = actionsFor<AreaPageServices, Site, AccountRefusal>(accountManner);

/** Declares an action about pages. */
export { defineAction as definePageAction };

/** A page, who asks for it, and what they may do to it. */
export interface FoundPage {
  readonly contributor: Contributor;
  readonly page: EditedPage;
  readonly may: PageRights;
}

/** Finds the page that an address names, who asks for it, and what they may do to it. */
export async function findPageAndPerson(
  call: Pick<Call<Site, { id: string }>, 'request' | 'site' | 'params'>,
  services: Pick<AreaPageServices, 'identify' | 'store'>,
): Promise<FoundPage | Refused<AccountRefusal>> {
  const found = await findWithPerson(call, services, async (db, siteId, id) => {
    const page = await findEditedPage(db, siteId, id);
    return page && { page };
  });
  if (found instanceof Refused) return found;
  const { permissions } = found.contributor;
  return { ...found, may: await findPageRights(services.store.read, found.page, permissions) };
}

/** Gives a page with a new link to its preview. */
export function withPreview(
  { pagePreviews, store }: Pick<AreaPageServices, 'pagePreviews' | 'store'>,
  page: EditedPage,
): Pick<ShownPage, 'page' | 'preview'> {
  const until = store.now() + previewLifetime;
  const token = pagePreviews.sign({ siteId: page.siteId, pageId: page.id }, until);
  return { page, preview: { href: `${previewPath}/${token}`, until } };
}

/** Says that somebody else has changed a page meanwhile. */
export function changedMeanwhile(
  site: Site,
  { changedBy, changedAt }: Pick<EditedPage, 'changedBy' | 'changedAt'>,
): WrongPage {
  const name = changedBy || sayOfPages('somebody');
  const text = sayOfPages('changedMeanwhile', { name, time: areaTime(site)(changedAt) });
  return { status: 409, field: 'page', text };
}
