import { blockFields } from '@frontage/react-blocks/fields';
import { pictureOf, type ItemView } from '@frontage/react-blocks/server';
import { readPageDocument, type PageDocument } from '@frontage/site-model';
import { collectReferences } from '@frontage/site-model/fields';
import { findAssets } from '../../pictures/assets';
import type { Database } from '../../store/database';
import { parseJson } from '../../store/json-text';
import { shownToAll } from '../documents/shown-to-all';

/** What an item's page shows first. */
type FirstMedia = Pick<ItemView, 'picture' | 'isVideo'>;

/**
 * Finds what the pages of items show first, a picture or a video.
 *
 * @param db the reading side
 * @param siteId the site
 * @param slugs of their pages; whatever visitors cannot see has none
 * @returns address → what it shows; nothing for a page without pictures
 */
export async function findItemPictures(
  db: Database,
  siteId: string,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, FirstMedia>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('page')
    .innerJoin('page_version', 'page_version.id', 'page.published_version_id')
    .select(['page.slug', 'page_version.document'])
    .where('page.site_id', '=', siteId)
    .where('page.slug', 'in', slugs)
    .execute();
  const found = rows.map(({ slug, document }) => ({
    slug,
    media: listMedia(readPageDocument(parseJson(document)).document),
  }));
  const ids = found.flatMap(({ media }) => media.flatMap(({ assetIds }) => assetIds));
  const assets = new Map(
    (await findAssets(db, siteId, [...new Set(ids)])).map((asset) => [asset.id, asset]),
  );
  return new Map(
    found.flatMap(({ slug, media }) => {
      for (const { assetIds, isVideo } of media) {
        // Files that are no pictures have no width.
        const asset = assetIds.map((id) => assets.get(id)).find((one) => one && one.width > 0);
        const picture = pictureOf(asset, '');
        if (picture || isVideo) return [[slug, { picture, isVideo }] as const];
      }
      return [];
    }),
  );
}

/** The blocks of a page that show every visitor pictures or a video, in order. */
function listMedia(document: PageDocument) {
  return shownToAll(document)
    .sections.flatMap(({ blocks }) => blocks)
    .map((block) => ({
      isVideo: block.type === 'video',
      assetIds: collectReferences({ sections: [{ blocks: [block] }] }, blockFields).assetIds,
    }))
    .filter(({ isVideo, assetIds }) => isVideo || assetIds.length > 0);
}
