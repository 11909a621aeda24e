import { blockFields } from '@frontage/react-blocks/fields';
import type { JsonObject, JsonValue, PageBlock, PageDocument } from '@frontage/site-model';
import { readRichText, type FieldTable, type RichNode } from '@frontage/site-model/fields';
import type { RichWords } from '@frontage/site-model/fields';
import { readRichWords, writeRichWords } from './rich-words';

/** A text of a page, where it stands. */
export interface PageText {
  /** Of its place, such as `<block>/items/0/title`. */
  readonly key: string;
  /** Emphasised and linked words have numbered marks: see `writeRichWords`. */
  readonly text: string;
  /** The type of its block. */
  readonly kind: string;
}

/** Gives what stands at a place instead. */
export type ReplaceText = (text: PageText) => string;

/**
 * Replaces the words of a page that visitors read or hear, field by field of its blocks.
 *
 * @param document the page
 * @param replace gives what stands there instead
 */
export function replacePageTexts(document: PageDocument, replace: ReplaceText): PageDocument {
  return {
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => replaceInBlock(block, replace)),
    })),
  };
}

/** Lists the words of a page that visitors read or hear, in its order. */
export function listPageTexts(document: PageDocument): readonly PageText[] {
  const texts: PageText[] = [];
  replacePageTexts(document, (text) => {
    texts.push(text);
    return text.text;
  });
  return texts;
}

/** The block types have tables of different fields; here they are any. */
const tables: Readonly<Record<string, FieldTable>> = blockFields;

function replaceInBlock(block: PageBlock, replace: ReplaceText): PageBlock {
  const { id, type: kind, data } = block;
  const table = Object.hasOwn(tables, kind) ? tables[kind] : undefined;
  if (!table) return block;
  return {
    ...block,
    data: replaceInData(table, data, id, (key, text) => replace({ key, text, kind })),
  };
}

type Say = (key: string, text: string) => string;

function replaceInData(table: FieldTable, data: JsonObject, at: string, say: Say): JsonObject {
  const replaced: Record<string, JsonValue> = { ...data };
  for (const [name, field] of Object.entries(table.fields)) {
    const value = data[name];
    const key = `${at}/${name}`;
    if (value === undefined) continue;
    if (field.kind === 'list' && Array.isArray(value))
      replaced[name] = value.map((item: JsonValue, index) =>
        isObject(item) ? replaceInData(field.item, item, `${key}/${index}`, say) : item,
      );
    else if (field.kind === 'group' && isObject(value))
      replaced[name] = replaceInData(field.table, value, key, say);
    else if (field.searchable && field.kind === 'richText')
      replaced[name] = readRichText(value).map((node, index) =>
        replaceInNode(node, `${key}/${index}`, say),
      );
    else if (field.searchable && field.kind === 'text' && typeof value === 'string')
      replaced[name] = value.trim() === '' ? value : say(key, value);
  }
  return replaced;
}

function replaceInNode(node: RichNode, key: string, say: Say): RichNode {
  const replaceWords = (words: readonly RichWords[], at: string): RichWords[] => {
    const text = writeRichWords(words);
    if (text.trim() === '') return [...words];
    const said = say(at, text);
    return said === text ? [...words] : readRichWords(said, words);
  };
  if (node.kind === 'list')
    return {
      ...node,
      items: node.items.map((item, index) => replaceWords(item, `${key}/${index}`)),
    };
  const words = replaceWords(node.words, key);
  return node.kind === 'quote' && node.by !== undefined && node.by.trim() !== ''
    ? { ...node, words, by: say(`${key}/by`, node.by) }
    : { ...node, words };
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
