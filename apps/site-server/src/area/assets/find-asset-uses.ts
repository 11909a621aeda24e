import { lookAssetIds } from '@frontage/site-model/look';
import { readSitePopup } from '@frontage/site-model/fields';
import { sql } from 'kysely';
import { listPagesHolding, listPagesThatHeld } from '../../pages/documents/list-pages-holding';
import '../../shop/catalogue/product-table';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { assetIn } from '../link-checks/asset-in';
import { loadSiteLinks } from '../link-checks/load-site-links';
import { listPatternsHolding } from '../patterns/patterns';
import { sayOfAssets } from './asset-texts';

/** Somewhere that a file is used. */
export interface AssetUse {
  readonly title: string;
  /** Where it is looked at; undefined for what has no page of its own. */
  readonly href: string | undefined;
}

/**
 * Finds the pages, patterns, products, settings and forms that use a file: pages in the version
 * that visitors see, in the newest one, and in earlier ones, which can be restored.
 *
 * @param db the reading side or a transaction
 * @param site the site
 * @param assetId the file; an id is in no other text
 */
export async function findAssetUses(
  db: Database,
  { id: siteId, settings }: Pick<Site, 'id' | 'settings'>,
  assetId: string,
): Promise<readonly AssetUse[]> {
  const pages = await listPagesHolding(db, siteId, assetId);
  const holding = new Set(pages.map(({ id }) => id));
  const held = await listPagesThatHeld(db, siteId, assetId);
  const earlier = held.filter(({ id }) => !holding.has(id));
  const products = await db
    .selectFrom('product')
    .select(['slug'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`document like ${`%"${assetId}"%`}`)
    .orderBy('slug')
    .execute();
  const patterns = await listPatternsHolding(db, siteId, assetId);
  const { brand = {}, look = {}, popup } = settings;
  const links = (await loadSiteLinks(db, { id: siteId, settings })).filter(
    ({ href }) => assetIn(href) === assetId,
  );
  const isPopup = readSitePopup(popup).assetId === assetId;
  const { iconId, touchIconId, shareImageId, logoId } = brand;
  const isBrand = [iconId, touchIconId, shareImageId, logoId].includes(assetId);
  const isFont = lookAssetIds(look).includes(assetId);
  return [
    ...(isBrand ? [{ title: sayOfAssets('brand'), href: '/config/settings/brand' }] : []),
    ...(isFont ? [{ title: sayOfAssets('look'), href: '/config/look' }] : []),
    ...(isPopup ? [{ title: sayOfAssets('popup'), href: '/config/settings/pop-up' }] : []),
    ...links.map(({ place: { name: title, path: href } }) => ({ title, href })),
    ...pages.map(({ id, title }) => ({ title, href: `/config/pages/${id}` })),
    ...earlier.map(({ id, title }) => ({
      title: sayOfAssets('earlier', { title }),
      href: `/config/pages/${id}/versions`,
    })),
    ...patterns.map((name) => ({
      title: sayOfAssets('pattern', { title: name }),
      href: undefined,
    })),
    ...products.map(({ slug }) => ({
      title: sayOfAssets('product', { title: slug }),
      href: undefined,
    })),
  ];
}
