import type { JsonValue } from '@frontage/site-model';
import {
  readRichText,
  type FieldTable,
  type RichNode,
  type RichWords,
} from '@frontage/site-model/fields';
import { findEmptyPlace } from './find-empty-place';
import type { ShownWords } from './find-word-elements';
import { listStored, type StoredField } from './list-stored';

/** A rich text where the page shows it. */
export interface ShownRichText extends Pick<StoredField, 'path' | 'value'> {
  readonly element: HTMLElement;
  /** What the owner calls it. */
  readonly label: string;
}

/** A rich text that a block stores. */
interface StoredRichText extends Omit<ShownRichText, 'element'> {
  /** What the page shows of it; '' for nothing. */
  readonly lines: string;
}

/**
 * Finds the elements of a block that show its rich texts and nothing else, by their lines; one of
 * no lines is found by the other words of its item. Where it is not certain which text an element
 * shows, there is none.
 *
 * @param root of the block
 * @param table of its fields
 * @param data what it stores
 * @param plain its plain texts, where the page shows them
 */
export function findRichElements(
  root: HTMLElement,
  table: FieldTable,
  data: JsonValue,
  plain: readonly ShownWords[],
): ShownRichText[] {
  const texts = listStored(table, data).flatMap(({ path, field, value }) => {
    if (field.kind !== 'richText') return [];
    const lines = readRichText(value).map(lineOf).join('\n');
    return [{ path, value, label: field.label, lines }];
  });
  const empty = texts.flatMap(({ lines, ...text }) => {
    const place = lines === '' ? findEmptyPlace(root, text.path, plain) : undefined;
    return place ? [{ ...text, element: place }] : [];
  });
  return [
    ...findByLines(
      root,
      texts.filter(({ lines }) => lines !== ''),
    ),
    ...empty,
  ];
}

function findByLines(root: HTMLElement, texts: readonly StoredRichText[]): ShownRichText[] {
  if (texts.length === 0) return [];
  const shown = [...root.querySelectorAll<HTMLElement>('*')].map((element) => ({
    element,
    lines: linesIn(element),
  }));
  return [...new Set(texts.map(({ lines }) => lines))].flatMap((lines) => {
    const same = texts.filter((text) => text.lines === lines);
    const found = shown.filter((one) => one.lines === lines);
    if (found.length !== same.length) return [];
    return same.flatMap(({ path, value, label }, index) => {
      const element = found[index]?.element;
      return element ? [{ path, value, label, element }] : [];
    });
  });
}

/** What an element shows, line by line; '' where it shows more than lines. */
function linesIn({ childNodes, children }: HTMLElement): string {
  if ([...childNodes].some(isWordsAlone)) return '';
  return [...children].map(({ tagName, textContent }) => `${tagName} ${textContent}`).join('\n');
}

/** Whether it is words that stand in no element. */
function isWordsAlone(node: Node): boolean {
  return node.nodeType === node.TEXT_NODE && node.nodeValue?.trim() !== '';
}

function lineOf(node: RichNode): string {
  switch (node.kind) {
    case 'heading':
      return `H${node.level} ${plain(node.words)}`;
    case 'list':
      return `${node.ordered ? 'OL' : 'UL'} ${node.items.map(plain).join('')}`;
    case 'quote':
      return `BLOCKQUOTE ${plain(node.words)}${node.by ?? ''}`;
    default:
      return `P ${plain(node.words)}`;
  }
}

function plain(words: readonly RichWords[]): string {
  return words.map((word) => (typeof word === 'string' ? word : word.text)).join('');
}
