import type { RenderInput } from '@frontage/react-blocks/server';
import { lookCss, lookPreloads, readLook } from '@frontage/site-model/look';
import type { SiteSettings } from '../sites/site-settings';

/**
 * Returns the style sheet by which a page differs from others' pages, and the fonts that it asks
 * for at once: those of the theme, and what the owner has chosen instead.
 *
 * @param settings of the site
 * @param page its direction, and the fonts of the theme in its language
 */
export function lookOfPage(
  { theme, look: stored }: Pick<SiteSettings, 'theme' | 'look'>,
  { fonts: asked, dir }: Pick<RenderInput, 'fonts' | 'dir'>,
): Pick<RenderInput, 'theme' | 'fonts'> {
  const { look } = readLook(stored);
  return {
    theme: theme + lookCss(look, { theme }),
    fonts: lookPreloads(look, { theme }, { asked, dir }),
  };
}
