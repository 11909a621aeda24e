import { isText } from '@frontage/core-lifecycle/reading';
import { blockFields } from '@frontage/react-blocks/fields';
import type { JsonObject, PageBlock } from '@frontage/site-model';
import {
  readRichText,
  walkFields,
  type BlockTables,
  type FieldTable,
  type KnownField,
  type RichNode,
  type RichWords,
} from '@frontage/site-model/fields';
import { sayOfSettings } from './setting-texts';

/** What a block stores, by what it means to visitors. */
export interface BlockContents {
  readonly words: readonly string[];
  /** The ids of pictures and files. */
  readonly assets: readonly string[];
  /** The ids of forms, products and collections. */
  readonly others: readonly string[];
  readonly addresses: readonly string[];
  /** The origins of embedded frames. */
  readonly parties: readonly string[];
  /** Settings, as their owner chose them. */
  readonly settings: readonly string[];
}

const tables: BlockTables = blockFields;

/** The table of a kind of block; undefined for an unknown kind. */
export function tableOfKind(kind: string): FieldTable | undefined {
  return Object.hasOwn(tables, kind) ? tables[kind] : undefined;
}

/**
 * Lists what a block stores, in the order of its table.
 *
 * @param block its kind and data
 * @param only the name of one field. @default all
 */
export function blockContents(
  { type, data }: Pick<PageBlock, 'type'> & { readonly data: JsonObject },
  only?: string,
): BlockContents {
  const found = {
    words: [] as string[],
    assets: [] as string[],
    others: [] as string[],
    addresses: [] as string[],
    parties: [] as string[],
    settings: [] as string[],
  };
  const table = tableOfKind(type);
  const field = only === undefined ? undefined : table?.fields[only];
  const part = only === undefined ? table : field && { fields: { [only]: field } };
  if (!part) return found;
  walkFields(part, data, (known, value) => {
    if (known.kind === 'richText') readRichText(value).forEach(addNode);
    else if (known.kind === 'list' || known.kind === 'group') return;
    else if (isText(value) && value !== '') addText(known, value);
    else if (!isText(value)) found.settings.push(settingText(known, value));
  });
  return found;

  function addNode(node: RichNode): void {
    const lines = node.kind === 'list' ? node.items : [node.words];
    for (const line of lines) {
      found.words.push(line.map((word) => (isText(word) ? word : word.text)).join(''));
      found.addresses.push(...line.flatMap(addressOf));
    }
    if (node.kind === 'quote' && node.by !== undefined) found.words.push(node.by);
  }

  function addText(known: KnownField, value: string): void {
    if (known.kind === 'link' || known.kind === 'fileLink') found.addresses.push(value);
    else if (known.kind === 'reference')
      (known.to === 'asset' ? found.assets : found.others).push(value);
    else if (known.kind === 'embed') {
      found.addresses.push(value);
      found.parties.push(...[known.origin(value)].filter((origin) => origin !== undefined));
    } else if (known.kind === 'text' || known.kind === 'email') found.words.push(value);
    else found.settings.push(settingText(known, value));
  }
}

function addressOf(word: RichWords): readonly string[] {
  return isText(word) || word.href === undefined ? [] : [word.href];
}

function settingText(field: KnownField, value: unknown): string {
  if (field.kind === 'flag') return sayOfSettings(value === true ? 'on' : 'off');
  if (field.kind === 'choice') return field.options?.[String(value)] ?? String(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
