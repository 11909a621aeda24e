import type { Node } from 'prosemirror-model';
import { richSchema } from './rich-schema';

/** The kinds of text that a line may be made into. */
export const lineKinds = [
  'paragraph',
  'lead',
  'small',
  'heading1',
  'heading2',
  'heading3',
  'quote',
] as const;

/** A kind of line. */
export type LineKind = (typeof lineKinds)[number];

/** Returns the kind of a line; undefined for an item of a list. */
export function lineKindOf({ type, attrs }: Node): LineKind | undefined {
  const { heading, paragraph, quote } = richSchema().nodes;
  if (type === quote) return 'quote';
  const kind = type === heading ? `heading${attrs.level}` : String(attrs.kind);
  return type === heading || type === paragraph ? lineKinds.find((one) => one === kind) : undefined;
}
