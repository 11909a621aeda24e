import type { JsonValue } from '@frontage/site-model';
import type { ResolvedPos } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { isJsonList, isJsonObject } from '../fields/is-json-object';

/** A text in which somebody types. */
export interface TypedText {
  readonly node: Text;
  /** Where in the engine's document. */
  readonly at: number;
  /** Gives the words with another text in place of this one. */
  replace(stored: JsonValue, text: string): JsonValue;
}

/**
 * Finds the text of the caret, where letters that are typed become a part of it: beside other
 * words, such as a link, they may belong to either.
 *
 * @returns undefined where they may not, or where the engine writes them otherwise
 */
export function findTypedText(
  view: EditorView,
  { startContainer: node, startOffset }: StaticRange,
): TypedText | undefined {
  if (!isText(node) || view.composing || view.state.storedMarks) return undefined;
  const at = view.posAtDOM(node, startOffset);
  const $at = view.state.doc.resolve(at);
  const index = textIndex($at);
  if (index === undefined || $at.parent.child(index).text !== node.data) return undefined;
  const path = [...Array.from({ length: $at.depth }, (_, depth) => $at.index(depth)), index];
  return { node, at, replace: (stored, text) => withText(stored, path, text) };
}

function isText(node: Node): node is Text {
  return node.nodeType === node.TEXT_NODE;
}

/** The place of the text among those of its line; undefined between two of them. */
function textIndex($at: ResolvedPos): number | undefined {
  if ($at.textOffset > 0) return $at.index();
  const { nodeBefore, nodeAfter } = $at;
  const goesOn = nodeBefore?.marks.every(({ type }) => type.spec.inclusive !== false);
  return nodeBefore?.isText && !nodeAfter && goesOn ? $at.index() - 1 : undefined;
}

/** Of a line `words` holds the texts, of a list `items` holds those of each item. */
function withText(
  value: JsonValue | undefined,
  [index, ...path]: readonly number[],
  text: string,
): JsonValue {
  if (index === undefined) return isJsonObject(value) ? { ...value, text } : text;
  if (isJsonList(value))
    return value.map((child, place) => (place === index ? withText(child, path, text) : child));
  if (!isJsonObject(value)) return value ?? null;
  const name = 'items' in value ? 'items' : 'words';
  return { ...value, [name]: withText(value[name], [index, ...path], text) };
}
