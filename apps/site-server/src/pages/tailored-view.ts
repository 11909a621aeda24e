import type { PageRecord } from '@frontage/site-model';
import type { PageServices } from './page-services';
import type { PageView } from './page-view';
import { uncachedPage } from './uncached-page';

/**
 * Changes a page by the query of its address, such as a page on which visitors try the options of a
 * block.
 *
 * @returns undefined for a page that the query does not change
 */
export type TailorPage = (page: PageRecord, query: URLSearchParams) => PageRecord | undefined;

/**
 * Shows pages that the query of their address changes. There are as many as there are queries: they
 * are not cached, and search engines are told not to list them.
 *
 * @param services gives the services; called when a page is shown
 */
export function tailoredView(
  tailor: TailorPage,
  services: () => Pick<PageServices, 'render' | 'viewLimit'>,
): PageView {
  return async ({ request, site, findPage }) => {
    if (request.query.size === 0) return undefined;
    const found = await findPage();
    const page = found && tailor(found, request.query);
    if (!page) return undefined;
    const reply = await uncachedPage(services(), request, { site, page, status: 200, state: {} });
    return { ...reply, headers: { ...reply.headers, 'x-robots-tag': 'noindex' } };
  };
}
