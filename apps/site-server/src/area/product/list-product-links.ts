import { findEditedPageAt } from '../../pages/documents/edited-page';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { SiteLink } from '../link-checks/list-site-links';
import { listLinksAround } from '../pages/list-links-around';
import { listLinksHere, type LinkHere } from '../pages/list-links-here';

/** What shows a product or leads to it, beside its own page. */
export interface ProductLinks {
  readonly links: readonly LinkHere[];
  /** The links to it that are in no block. */
  readonly around: readonly SiteLink[];
}

/** Lists what shows a product or leads to it. */
export async function listProductLinks(
  db: Database,
  site: Site,
  { slug, product }: StoredProduct,
): Promise<ProductLinks> {
  const page = await findEditedPageAt(db, site.id, slug);
  const to = [{ id: product.id, slug }, ...(page ? [{ id: page.id, slug }] : [])];
  return {
    links: await listLinksHere(db, site.id, to),
    around: await listLinksAround(db, site, to),
  };
}
