import { insertPattern, listPatterns, renamePattern } from '../../area/patterns/patterns';
import type { SiteStore } from '../../app/site-store';
import { replaceTexts } from '../../imports/site-files/replace-texts';
import { isFileReference, type SiteFiles } from '../../imports/site-files/site-files';

/**
 * Adds the patterns of a file to those of a store. One that is there already has the name of the
 * file, and its blocks stay.
 *
 * @param idOf gives the id of a picture or a form by the name of its file
 * @returns whether anything changed
 */
export async function importPatterns(
  store: Pick<SiteStore, 'read' | 'write' | 'now'>,
  siteId: string,
  { patterns }: Pick<SiteFiles, 'patterns'>,
  idOf: (name: string) => string,
): Promise<boolean> {
  const before = JSON.stringify(await listPatterns(store.read, siteId));
  await store.write(async (db) => {
    for (const pattern of patterns) {
      const blocks = pattern.blocks.map((block) => ({
        ...block,
        data: replaceTexts(block.data, (text) => (isFileReference(text) ? idOf(text) : text)),
      }));
      const row = { site_id: siteId, created_at: store.now() };
      const added = await insertPattern(db, { ...pattern, blocks }, row);
      if (added === 'same') await renamePattern(db, siteId, pattern);
    }
  });
  return JSON.stringify(await listPatterns(store.read, siteId)) !== before;
}
