import { ownFont, type LookFont } from '@frontage/site-model/look';
import type { FileStore } from '../../files/file-store';
import { assetPath } from '../../pages/page-brand';
import { listLibrary } from '../../pictures/list-library';
import { fontDirectoryBytes, isVariableFont } from '../../pictures/fonts';
import type { Database } from '../../store/database';

/** The most uploaded fonts that are offered, the newest. */
const mostFonts = 50;

/**
 * Lists the fonts that the owner of a site has uploaded, newest first.
 *
 * @param db the reading side
 * @param files the fonts themselves
 * @param siteId the site
 * @throws if one of them cannot be read
 */
export async function listOwnFonts(
  db: Database,
  files: Pick<FileStore, 'read'>,
  siteId: string,
): Promise<readonly LookFont[]> {
  const assets = await listLibrary(db, siteId, { kind: 'font' }, { limit: mostFonts });
  return Promise.all(
    assets.map(async (asset) => {
      const range = { start: 0, end: Math.min(asset.bytes, fontDirectoryBytes) - 1 };
      const chunks: Buffer[] = [];
      for await (const chunk of files.read(asset.id, range)) chunks.push(Buffer.from(chunk));
      const isVariable = isVariableFont(Buffer.concat(chunks));
      return ownFont(
        { assetId: asset.id, isVariable },
        { name: asset.name, address: assetPath(asset) },
      );
    }),
  );
}
