import type { Permission } from '@frontage/site-model/enums';
import type { PageDeed } from '../../http/action/who';
import { isPageOfProduct } from '../../shop/catalogue/is-page-of-product';
import type { Database } from '../../store/database';

/** What somebody may do to a page. */
export type PageRights = Readonly<Record<PageDeed, boolean>>;

/** What a deed needs on every page. */
const needs: Readonly<Record<PageDeed, Permission>> = {
  edit: 'config.editContent',
  publish: 'config.publishContent',
  // Its address, by which it is the page of its product.
  move: 'config.editContent',
  copy: 'config.editContent',
  remove: 'config.publishContent',
};

/** What `config.editProductPages` allows on the page of a product. */
const ofProducts: readonly PageDeed[] = ['edit', 'publish'];

/**
 * Finds what somebody may do to a page. It is decided here alone.
 *
 * @param db the reading side
 * @param page the page, which need not be there
 * @param permissions what their roles allow
 */
export async function findPageRights(
  db: Database,
  page: { readonly siteId: string; readonly id: string },
  permissions: readonly Permission[],
): Promise<PageRights> {
  const lacks = ofProducts.some((deed) => !permissions.includes(needs[deed]));
  const isOfTheirs =
    lacks &&
    permissions.includes('config.editProductPages') &&
    (await isPageOfProduct(db, page.siteId, page.id));
  const may = (deed: PageDeed) =>
    permissions.includes(needs[deed]) || (isOfTheirs && ofProducts.includes(deed));
  return {
    edit: may('edit'),
    publish: may('publish'),
    move: may('move'),
    copy: may('copy'),
    remove: may('remove'),
  };
}
