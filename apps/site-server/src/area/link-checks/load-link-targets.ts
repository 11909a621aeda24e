import { listKnownForms } from '../../forms/definitions/known-forms';
import type { PageLink } from '../../pages/documents/collect-links';
import type { LinkedPage } from '../../pages/documents/list-linked-pages';
import { listLiveRedirects } from '../../pages/documents/redirects';
import { findAssets } from '../../pictures/assets';
import { findProductsById } from '../../shop/catalogue/products';
import type { Database } from '../../store/database';
import { assetIn } from './asset-in';

/** What links of a site may lead to. */
export interface LinkTargets {
  readonly pages: ReadonlyMap<string, LinkedPage>;
  readonly redirects: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

/** A link that is judged: to an address, or of a block to what it holds. */
type JudgedLink = PageLink | { readonly href: string };

/**
 * Loads what links may lead to.
 *
 * @param db the reading side
 * @param siteId the site
 * @param pages all of them
 * @param links those that are judged
 */
export async function loadLinkTargets(
  db: Database,
  siteId: string,
  pages: readonly LinkedPage[],
  links: readonly JudgedLink[],
): Promise<LinkTargets> {
  const idsOf = (to: string) =>
    links.flatMap((link) => ('to' in link && link.to === to ? [link.id] : []));
  const files = links.flatMap(({ href = '' }) => assetIn(href) ?? []);
  const [assets, products, forms, redirects] = await Promise.all([
    findAssets(db, siteId, [...new Set([...idsOf('asset'), ...files])]),
    findProductsById(db, siteId, [...new Set(idsOf('product'))]),
    listKnownForms(db, siteId),
    listLiveRedirects(db, siteId),
  ]);
  return {
    pages: new Map(pages.map((page) => [page.slug, page])),
    redirects: new Set(redirects),
    ids: new Set([
      ...assets.map(({ id }) => id),
      ...products.map(({ product }) => product.id),
      ...forms.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id),
      ...pages.map(({ id }) => id),
    ]),
  };
}
