import type { FontSheet } from '@frontage/site-model';
import { escapeHtml } from './escape-html';
import { policyHash } from './policy-hash';

/** Where the sheets of a service import others from, such as the one that counts its readers. */
const importedFrom: Readonly<Record<string, readonly string[]>> = {
  'https://use.typekit.net': ['https://p.typekit.net'],
};

/** What the font sheets of a site add to a page and to its policy. */
export interface FontSheetParts {
  /** In the head. */
  head: string;
  /** At the end of the body. */
  bodyEnd: string;
  policy: {
    /** Hash of the inline script. */
    script: readonly string[];
    /** Origins of the sheets. */
    styleOrigins?: readonly string[];
    /** Origins of the font files. */
    fontOrigins?: readonly string[];
  };
}

/**
 * Puts a sheet that has come to use. The listener is there before the links are: one
 * that comes out of the browser's memory must not be missed.
 */
const useWhenLoaded =
  'document.addEventListener("load",({target:e})=>{e.matches("link[data-font-sheet][media=print]")&&(e.media="all")},!0)';

/**
 * Makes the links to font sheets [7.27]. A sheet for print only holds up nothing, so
 * the page is painted without waiting for anybody; a sheet that has come is then used
 * for all. Without scripts the sheets stand behind all content, which is painted first.
 *
 * @param sheets as `readFontSheets` answers them
 */
export function fontSheetParts(sheets: readonly Required<FontSheet>[] = []): FontSheetParts {
  if (sheets.length === 0) return { head: '', bodyEnd: '', policy: { script: [] } };
  const fontOrigins = unique(sheets.map(({ filesFrom }) => filesFrom));
  const links = (attributes: string): string =>
    sheets
      .map(
        ({ address }) =>
          `<link rel="stylesheet" href="${escapeHtml(address)}" crossorigin=""${attributes}>`,
      )
      .join('');
  const connections = fontOrigins.map(
    (origin) => `<link rel="preconnect" href="${escapeHtml(origin)}" crossorigin="">`,
  );
  return {
    head: `<script>${useWhenLoaded}</script>${connections.join('')}${links(' media="print" data-font-sheet=""')}`,
    bodyEnd: `<noscript>${links('')}</noscript>`,
    policy: {
      script: [policyHash(useWhenLoaded)],
      styleOrigins: unique(
        sheets
          .map(({ address }) => new URL(address).origin)
          .flatMap((origin) => [origin, ...(importedFrom[origin] ?? [])]),
      ),
      fontOrigins,
    },
  };
}

function unique(origins: readonly string[]): string[] {
  return [...new Set(origins)];
}
