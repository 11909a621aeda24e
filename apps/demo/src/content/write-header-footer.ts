import type { FooterLine, SiteHeaderFooter } from '@frontage/site-model';

/** A link: its words, where it leads, and their language where that is another. */
export type LinkDraft = readonly [text: string, href: string, language?: string];

/** What stands above and below pages, in few words. */
export interface HeaderFooterDraft {
  title: string;
  navigation: readonly LinkDraft[];
  /** Each a title and its lines. */
  columns: readonly (readonly [title: string, ...lines: (string | LinkDraft)[]])[];
  note: string;
  /** Whether the header shows the cart. @default false */
  cart?: boolean;
}

/** Writes the header and the footer as a site stores them. */
export function writeHeaderFooter({
  title,
  navigation,
  columns,
  note,
  cart,
}: HeaderFooterDraft): SiteHeaderFooter {
  return {
    header: {
      title,
      navigation: navigation.map(([name, href, language]) => ({
        title: name,
        href,
        ...(language !== undefined && { language }),
      })),
      ...(cart && { cart }),
    },
    footer: {
      columns: columns.map(([name, ...lines]) => ({ title: name, lines: lines.map(writeLine) })),
      note,
    },
  };
}

function writeLine(line: string | LinkDraft): FooterLine {
  if (typeof line === 'string') return { text: line };
  const [text, href, language] = line;
  return { text, href, ...(language !== undefined && { language }) };
}
