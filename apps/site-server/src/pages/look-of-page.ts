import type { RenderInput } from '@frontage/react-blocks/server';
import {
  lookAssetIds,
  lookCss,
  lookFonts,
  lookPreloads,
  ownFont,
  readLook,
  readOwnFontId,
  type LookFont,
} from '@frontage/site-model/look';
import type { StoredAsset } from '../pictures/assets';
import type { SiteSettings } from '../sites/site-settings';
import { assetPath } from './page-brand';
import type { Runtime } from './runtime/load-runtime';

/** Lists the ids of the fonts that the owner of a site has uploaded and chosen. */
export function lookFontIds({ look }: Pick<SiteSettings, 'look'>): string[] {
  return lookAssetIds(readLook(look).look);
}

/** What finds the fonts of a look: files of the runtime, and those that an owner has uploaded. */
export interface FontSources {
  readonly runtime: Pick<Runtime, 'files'>;
  /** One that is gone is left out: pages have the font of the theme. */
  readonly asset: (id: string) => StoredAsset | undefined;
  /** Receives the id of a font that is missing. */
  readonly reportMissing: (id: string) => void;
}

/**
 * Returns the style sheet by which a page differs from others' pages, and the fonts that it asks
 * for at once: those of the theme, and what the owner has chosen instead.
 *
 * @param settings of the site
 * @param page its language and direction, and the fonts of the theme in that language
 * @param sources what finds fonts
 */
export function lookOfPage(
  { theme, look: stored }: Pick<SiteSettings, 'theme' | 'look'>,
  { fonts: asked, dir, locale }: Pick<RenderInput, 'fonts' | 'dir' | 'locale'>,
  { runtime, asset, reportMissing }: FontSources,
): Pick<RenderInput, 'theme' | 'fonts'> {
  const { look } = readLook(stored);
  if (Object.keys(look).length === 0) return { theme, fonts: asked };
  const wanted = new Set(
    [look['display-font'], look['text-font']].filter((id) => id !== undefined),
  );
  const own = [...wanted].flatMap((id) => findFont(id, asset));
  const fonts = [...servedFonts(runtime), ...own];
  for (const id of wanted) if (!fonts.some((font) => font.id === id)) reportMissing(id);
  return {
    theme: theme + lookCss(look, { theme, fonts }),
    fonts: lookPreloads(look, { theme, fonts }, { asked, dir, locale }),
  };
}

/** Lists the fonts of packages that a server has, and those of every device. */
export function servedFonts({ files }: Pick<Runtime, 'files'>): readonly LookFont[] {
  return lookFonts.filter(({ file }) => !file || files.has(file.address));
}

function findFont(id: string, asset: (id: string) => StoredAsset | undefined): LookFont[] {
  const own = readOwnFontId(id);
  const file = own && asset(own.assetId);
  return own && file ? [ownFont(own, { name: file.name, address: assetPath(file) })] : [];
}
