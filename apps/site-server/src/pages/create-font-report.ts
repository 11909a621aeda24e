import { findLookFont } from '@frontage/site-model/look';
import type { Site } from '../sites/site-settings';

/** So many missing fonts are remembered. */
const mostMissing = 1_000;

/**
 * Makes what tells whoever runs the server that a font of a site is missing, once: its pages are
 * served in the font of the theme, each time that one is rendered.
 *
 * @param report what is told
 */
export function createFontReport(
  report: (error: unknown, message: string) => void,
): (site: Pick<Site, 'id'>, fontId: string) => void {
  const told = new Set<string>();
  return ({ id }, fontId) => {
    const key = `${id} ${fontId}`;
    if (told.has(key)) return;
    if (told.size >= mostMissing) told.clear();
    told.add(key);
    try {
      findLookFont([], fontId);
    } catch (error) {
      report(error, 'a font of the look is missing');
    }
  };
}
