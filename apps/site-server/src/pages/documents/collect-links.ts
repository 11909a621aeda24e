import { isText } from '@frontage/core-lifecycle/reading';
import { blockFields } from '@frontage/react-blocks/fields';
import { listMarkdownLinks } from '@frontage/react-blocks/server';
import type { PageDocument } from '@frontage/site-model';
import {
  readRichText,
  walkFields,
  type BlockTables,
  type ReferenceTarget,
  type RichNode,
} from '@frontage/site-model/fields';

/** A link on a page, or something that a block of it holds by its id. */
export type PageLink = {
  /** The id of its block. */
  readonly block: string;
  /** The kind of its block. */
  readonly kind: string;
  /** The words that are the link, or the label of its field. */
  readonly words: string;
} & (
  | { readonly href: string; readonly to?: undefined }
  | { readonly to: ReferenceTarget; readonly id: string; readonly href?: undefined }
);

const tables: BlockTables = blockFields;

/** What stands for the words of a section's picture, which is told with its first block. */
const behind = 'Picture behind the section';

/**
 * Lists the links of a page in its order: in its fields, in its words, and to what its blocks hold.
 *
 * @param document the page
 */
export function collectLinks({ sections }: PageDocument): readonly PageLink[] {
  const links: PageLink[] = sections.flatMap(({ picture, blocks: [first] }) =>
    picture && first
      ? [{ block: first.id, kind: first.type, words: behind, to: 'asset', id: picture.assetId }]
      : [],
  );
  for (const { id: block, type: kind, data } of sections.flatMap(({ blocks }) => blocks)) {
    const table = Object.hasOwn(tables, kind) ? tables[kind] : undefined;
    if (!table) continue;
    walkFields(table, data, (field, value) => {
      const about = { block, kind, words: field.label };
      if (field.kind === 'richText')
        for (const link of readRichText(value).flatMap(linksIn))
          links.push({ block, kind, ...link });
      else if (!isText(value) || value === '') return;
      else if (field.kind === 'text' && field.isMarkdown)
        for (const link of listMarkdownLinks(value)) links.push({ block, kind, ...link });
      else if (field.kind === 'link' || field.kind === 'fileLink')
        links.push({ ...about, href: value });
      else if (field.kind === 'reference') links.push({ ...about, to: field.to, id: value });
    });
  }
  return links;
}

function linksIn(node: RichNode): { readonly words: string; readonly href: string }[] {
  const lines = node.kind === 'list' ? node.items : [node.words];
  return lines
    .flat()
    .flatMap((word) =>
      isText(word) || word.href === undefined ? [] : [{ words: word.text, href: word.href }],
    );
}

/** The slug and the place that a link within the site leads to; undefined for another link. */
export function readSiteLink(
  href: string,
): { readonly slug: string; readonly anchor: string } | undefined {
  const [, path, anchor = ''] = /^\/(?![/\\])([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  if (path === undefined) return undefined;
  return { slug: decode(path).replace(/(?<!\/)\/+$/, ''), anchor };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
