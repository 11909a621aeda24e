import type { PageRecord } from '@frontage/site-model';
import type { EndpointRequest } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import { findPublishedPage } from './documents/published-pages';
import { isForMembers, visiblePage } from './find-visible-page';
import type { PageServices } from './page-services';
import type { PageVisit } from './page-view';

/** What tells which pages a visitor may see. */
export type VisitServices = Pick<PageServices, 'isMember'> & {
  store: Pick<PageServices['store'], 'read'>;
};

/**
 * Creates a visit of a page. Whatever asks for the page, it is read once.
 *
 * @param services the store, and what knows members
 * @param request of the visitor
 * @param site the site
 * @param slug of the page; `''` is the home page
 */
export function createPageVisit(
  { store, isMember }: VisitServices,
  request: EndpointRequest,
  site: Site,
  slug: string,
): PageVisit {
  let published: Promise<PageRecord | undefined> | undefined;
  let visible: Promise<PageRecord | undefined> | undefined;
  const findPublished = () => (published ??= findPublishedPage(store.read, site.id, slug));

  async function find(): Promise<PageRecord | undefined> {
    const page = await findPublished();
    return visiblePage(page, page && isForMembers(page) && (await isMember(request)));
  }

  return { request, site, slug, findPublished, findPage: () => (visible ??= find()) };
}
