import type { FontSheet } from './read-font-sheets';
import type { SiteContext } from './site-context';

const kitName = /^[a-z\d]{1,32}$/i;

/**
 * Returns the style sheets of the fonts that a site context names [3.21] [7.27]: one sheet of
 * Google Fonts for all `googleFonts`, and the kit of Adobe Fonts that `typekitId` names. Read them
 * with `readFontSheets` before they stand on a page.
 *
 * @param context `googleFonts` are families with their weights, such as `Karla:400,700`; the
 *   families of `typekitFonts` come with the kit
 * @returns no sheet where the context names no font
 * @example
 * contextFontSheets({ googleFonts: ['Karla:400,700'], website: { typekitId: '' } });
 */
export function contextFontSheets({
  googleFonts,
  website: { typekitId },
}: Pick<SiteContext, 'googleFonts'> & {
  website: Pick<SiteContext['website'], 'typekitId'>;
}): FontSheet[] {
  const sheets: FontSheet[] = [];
  if (googleFonts.length > 0) {
    const query = new URLSearchParams([
      ['family', googleFonts.join('|')],
      ['display', 'swap'],
    ]);
    sheets.push({
      address: `https://fonts.googleapis.com/css?${query}`,
      filesFrom: 'https://fonts.gstatic.com',
    });
  }
  if (kitName.test(typekitId)) sheets.push({ address: `https://use.typekit.net/${typekitId}.css` });
  return sheets;
}
