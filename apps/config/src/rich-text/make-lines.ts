import { chainCommands, setBlockType } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import { leaveList } from './leave-list';
import { richSchema } from './rich-schema';

const { nodes } = richSchema;

/** The kinds of text that a line may be made into. */
export const lineKinds = [
  'paragraph',
  'lead',
  'small',
  'heading1',
  'heading2',
  'heading3',
] as const;

/** A kind of line. */
export type LineKind = (typeof lineKinds)[number];

/** Makes the chosen lines into another kind; undefined for what is not one. */
export function makeLines(kind: LineKind): Command {
  const level = Number(/^heading(\d)$/.exec(kind)?.[1] ?? 0);
  return level > 0
    ? chainCommands(leaveList, setBlockType(nodes.heading, { level }))
    : chainCommands(leaveList, setBlockType(nodes.paragraph, { kind }));
}
