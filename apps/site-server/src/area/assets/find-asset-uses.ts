import { sql } from 'kysely';
import '../../pages/documents/page-table';
import '../../shop/catalogue/product-table';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { sayOfAssets } from './asset-texts';

/** Somewhere that a file is used. */
export interface AssetUse {
  readonly title: string;
  /** Where it is looked at; undefined for what has no page of its own. */
  readonly href: string | undefined;
}

/**
 * Finds the pages and products that use a file: pages in the version that visitors see, and in the
 * newest one.
 *
 * @param db the reading side or a transaction
 * @param site the site
 * @param assetId the file; an id is in no other text
 */
export async function findAssetUses(
  db: Database,
  { id: siteId, settings: { brand = {} } }: Pick<Site, 'id' | 'settings'>,
  assetId: string,
): Promise<readonly AssetUse[]> {
  const holds = (column: string) => sql<boolean>`${sql.ref(column)} like ${`%"${assetId}"%`}`;
  const pages = await db
    .selectFrom('page')
    .innerJoin('page_version', (join) =>
      join.on((eb) =>
        eb.or([
          eb('page_version.id', '=', eb.ref('page.draft_version_id')),
          eb('page_version.id', '=', eb.ref('page.published_version_id')),
        ]),
      ),
    )
    .select(['page.id', 'page_version.title'])
    .where('page.site_id', '=', siteId)
    .where(holds('page_version.document'))
    .orderBy('page.slug')
    .execute();
  const products = await db
    .selectFrom('product')
    .select(['slug'])
    .where('site_id', '=', siteId)
    .where(holds('document'))
    .orderBy('slug')
    .execute();
  const byId = new Map(pages.map(({ id, title }) => [id, title]));
  const isBrand = [brand.iconId, brand.touchIconId, brand.shareImageId].includes(assetId);
  return [
    ...(isBrand ? [{ title: sayOfAssets('brand'), href: '/config/settings/brand' }] : []),
    ...[...byId].map(([id, title]) => ({ title, href: `/config/pages/${id}` })),
    ...products.map(({ slug }) => ({
      title: sayOfAssets('product', { title: slug }),
      href: undefined,
    })),
  ];
}
