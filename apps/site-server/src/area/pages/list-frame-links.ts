import { navigationLinks } from '@frontage/site-model';
import type { Site } from '../../sites/site-settings';

/** A link around every page. */
export interface FrameLink {
  readonly words: string;
  readonly href: string;
  /** The setting that has it. */
  readonly field: 'navigation' | 'columns';
}

/**
 * Lists the links of the header and the footer to a page.
 *
 * @param site the site
 * @param slug the address of the page
 * @param oldAddresses those that lead to it since it was renamed. @default none
 */
export function listFrameLinks(
  { settings: { headerFooter } }: Site,
  slug: string,
  oldAddresses: readonly string[] = [],
): readonly FrameLink[] {
  const { header, footer } = headerFooter;
  const lines = footer.columns.flatMap((column) => column.lines);
  const links = [
    ...navigationLinks(header.navigation).map(
      ({ title: words, href }) => ({ words, href, field: 'navigation' }) as const,
    ),
    ...lines.map(({ text: words, href = '' }) => ({ words, href, field: 'columns' }) as const),
  ];
  const paths = new Set([`/${slug}`, ...oldAddresses]);
  return links.filter(({ href }) => paths.has(href.replace(/[?#].*$/s, '')));
}

/** Where somebody changes a link of the header or the footer: its row has the focus there. */
export function frameLinkPath({ href, field }: Pick<FrameLink, 'href' | 'field'>): string {
  return `/config/settings/header-footer?${new URLSearchParams({ link: href })}#${field}`;
}
