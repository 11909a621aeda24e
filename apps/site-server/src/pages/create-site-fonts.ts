import { findLookFont } from '@frontage/site-model/look';
import type { StoredAsset } from '../pictures/assets';
import type { Site } from '../sites/site-settings';
import type { FontSources } from './look-of-page';

/** So many missing fonts are remembered. */
const mostMissing = 1_000;

/**
 * Makes what finds the fonts of sites. One that is missing is reported once, however often pages
 * are rendered: they are served in the font of the theme.
 *
 * @param runtime with the fonts of packages
 * @param report tells whoever runs the server
 */
export function createSiteFonts(
  runtime: FontSources['runtime'],
  report: (error: unknown, message: string) => void,
): (site: Pick<Site, 'id'>, assetById: ReadonlyMap<string, StoredAsset>) => FontSources {
  const told = new Set<string>();

  function reportMissing(siteId: string, fontId: string): void {
    const key = `${siteId} ${fontId}`;
    if (told.has(key)) return;
    if (told.size >= mostMissing) told.clear();
    told.add(key);
    try {
      findLookFont([], fontId);
    } catch (error) {
      report(error, 'a font of the look is missing');
    }
  }

  return ({ id }, assetById) => ({
    runtime,
    asset: (assetId) => assetById.get(assetId),
    reportMissing: (fontId) => reportMissing(id, fontId),
  });
}
