import type { RenderInput } from '@frontage/react-blocks/server';
import {
  lookAssetIds,
  lookCss,
  lookPreloads,
  ownFont,
  readLook,
  readOwnFontId,
  type LookFont,
} from '@frontage/site-model/look';
import type { StoredAsset } from '../pictures/assets';
import type { SiteSettings } from '../sites/site-settings';
import { assetPath } from './page-brand';

/** Lists the ids of the fonts that the owner of a site has uploaded and chosen. */
export function lookFontIds({ look }: Pick<SiteSettings, 'look'>): string[] {
  return lookAssetIds(readLook(look).look);
}

/**
 * Returns the style sheet by which a page differs from others' pages, and the fonts that it asks
 * for at once: those of the theme, and what the owner has chosen instead.
 *
 * @param settings of the site
 * @param page its direction, and the fonts of the theme in its language
 * @param asset finds an uploaded font; where one is gone, pages have the font of the theme
 */
export function lookOfPage(
  { theme, look: stored }: Pick<SiteSettings, 'theme' | 'look'>,
  { fonts: asked, dir }: Pick<RenderInput, 'fonts' | 'dir'>,
  asset: (id: string) => StoredAsset | undefined,
): Pick<RenderInput, 'theme' | 'fonts'> {
  const { look } = readLook(stored);
  const fonts = [look['display-font'], look['text-font']].flatMap((id) => findFont(id, asset));
  return {
    theme: theme + lookCss(look, { theme, fonts }),
    fonts: lookPreloads(look, { theme, fonts }, { asked, dir }),
  };
}

function findFont(
  id: string | undefined,
  asset: (id: string) => StoredAsset | undefined,
): LookFont[] {
  const own = readOwnFontId(id ?? '');
  const file = own && asset(own.assetId);
  return own && file ? [ownFont(own, { name: file.name, address: assetPath(file) })] : [];
}
