import { isPageControl, itemControls } from '@frontage/react-blocks/server';
import type { EndpointReply } from '../../http/endpoint';
import { isStorable } from '../../store/is-storable';
import type { PageServices } from '../page-services';
import type { PageVisit } from '../page-view';
import { uncachedPage } from '../uncached-page';
import { showsItems } from './item-blocks';

/** Shows a page with the items that a visitor has chosen: by category, tag, time, page. */
export async function chosenItemsView(
  { request, site, findPage }: PageVisit,
  { render, viewLimit }: Pick<PageServices, 'render' | 'viewLimit'>,
): Promise<EndpointReply | undefined> {
  const { query } = request;
  const names = [...Object.values(itemControls), ...[...query.keys()].filter(isPageControl)];
  const chosen = names.flatMap((name) => query.get(name) ?? []);
  if (chosen.length === 0 || !chosen.every(isStorable)) return undefined;
  const page = await findPage();
  if (!page || !showsItems(page)) return undefined;
  return uncachedPage({ render, viewLimit }, request, {
    site,
    page,
    status: 200,
    state: { query },
  });
}
