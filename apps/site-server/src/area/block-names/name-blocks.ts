import type { PageBlock, PageDocument } from '@frontage/site-model';
import { shortenText } from '@frontage/site-model/editing';
import { collectWords } from '@frontage/site-model/fields';
import { blockContents, tableOfKind } from './block-contents';
import { kindText } from './kind-text';

/** How many characters of a block's words name it. */
const most = 40;

/** Names a picture, a file, a form, a product or a collection by its id. */
export type NameOf = (id: string) => string | undefined;

/** Names a block of a page. */
export type NameBlock = (block: Pick<PageBlock, 'id' | 'type'>) => string;

/**
 * Names the blocks of a page so that an owner tells any two of them apart: by its first words, by
 * what it shows, or by where it leads; `Text “Come and look”`. Blocks of the same name are counted.
 *
 * @param document the page
 * @param nameOf names what its blocks refer to. @default nothing
 */
export function nameBlocks({ sections }: PageDocument, nameOf: NameOf = noName): NameBlock {
  const same = new Map<string, string[]>();
  const names = new Map<string, string>();
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    const name = nameOne(block, nameOf);
    names.set(block.id, name);
    same.set(name, [...(same.get(name) ?? []), block.id]);
  }
  return ({ id, type }) => {
    const name = names.get(id) ?? kindText(type);
    const all = same.get(name) ?? [];
    return all.length < 2 ? name : `${name} (${all.indexOf(id) + 1} of ${all.length})`;
  };
}

const noName = (): undefined => undefined;

function nameOne(block: PageBlock, nameOf: NameOf): string {
  const kind = kindText(block.type);
  const words = firstWords(block, nameOf);
  return words === '' ? kind : `${kind} “${isolate(words)}”`;
}

function firstWords({ type, data }: PageBlock, nameOf: NameOf): string {
  const { assets, others, addresses } = blockContents({ type, data });
  const table = tableOfKind(type);
  const [first = ''] = [
    ...(table ? collectWords(table, data) : []),
    ...[...assets, ...others].flatMap((id) => nameOf(id) ?? []),
    ...addresses,
  ];
  return shortenText(first.replaceAll(/\s+/g, ' ').trim(), most);
}

/** Words from right to left stay together beside those from left to right. */
function isolate(words: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufefc]/.test(words) ? `\u2068${words}\u2069` : words;
}
