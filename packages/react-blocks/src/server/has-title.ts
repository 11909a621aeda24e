import type { PageDocument } from '@frontage/site-model';
import { readRichText, walkFields, type BlockTables } from '@frontage/site-model/fields';

/**
 * Whether one of the page's texts is its title, a heading of the first level.
 *
 * @param document the page
 * @param tables the fields of its blocks
 */
export function hasTitle({ sections }: PageDocument, tables: BlockTables): boolean {
  let found = false;
  for (const { type, data } of sections.flatMap(({ blocks }) => blocks)) {
    const table = Object.hasOwn(tables, type) ? tables[type] : undefined;
    if (!table) continue;
    walkFields(table, data, ({ kind }, value) => {
      found ||= kind === 'richText' && readRichText(value).some(isTitle);
    });
  }
  return found;
}

function isTitle(node: ReturnType<typeof readRichText>[number]): boolean {
  return node.kind === 'heading' && node.level === 1;
}
