import type { FontSheet } from '@frontage/site-model';
import { cookieBannerParts } from '../blocks/cookie-banner/cookie-banner.parts';
import { escapeHtml } from './escape-html';
import { policyHash } from './policy-hash';

/** Where the sheets of a service import others from, such as the one that counts its readers. */
const importedFrom: Readonly<Record<string, readonly string[]>> = {
  'https://use.typekit.net': ['https://p.typekit.net'],
};

/** What the font sheets of a site add to a page and to its policy. */
export interface FontSheetParts {
  /** For the head. */
  head: string;
  /** For the end of the body. */
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
 * Applies a loaded sheet. The listener is installed before the links, so that a sheet from the
 * browser's cache is not missed.
 */
const useWhenLoaded =
  'document.addEventListener("load",({target:e})=>{e.matches("link[data-font-sheet][media=print]")&&(e.media="all")},!0)';

/**
 * Creates the links to font sheets [7.27]. A sheet for print does not block rendering, so the page
 * is painted without waiting; once loaded, the sheet is applied to all media. Without scripts the
 * sheets come after all content, which is painted first. A page that asks for consent has the links
 * in a template, where nothing is requested, until its visitor accepts; without scripts they never
 * come.
 *
 * @param sheets from `readFontSheets`
 * @param isAsked whether visitors are asked first. @default false
 */
export function fontSheetParts(
  sheets: readonly Required<FontSheet>[] = [],
  isAsked = false,
): FontSheetParts {
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
  const sheetLinks = connections.join('') + links(' media="print" data-font-sheet=""');
  return {
    head:
      `<script>${useWhenLoaded}</script>` +
      (isAsked ? `<template ${cookieBannerParts.fonts}>${sheetLinks}</template>` : sheetLinks),
    bodyEnd: isAsked ? '' : `<noscript>${links('')}</noscript>`,
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
