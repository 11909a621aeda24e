import type { LookFont } from './look-fonts';

/**
 * Finds a font that a look asks for.
 *
 * @param fonts the fonts that the site's pages can have
 * @param id of the font
 * @throws Error for a font that is not among them [8.16]
 */
export function findLookFont(fonts: readonly LookFont[], id: string): LookFont {
  const font = fonts.find((one) => one.id === id);
  if (font) return font;
  throw new Error(
    `[site-model] The font ${id} is missing from the fonts of this site. Choose another one, or upload it again.`,
  );
}
