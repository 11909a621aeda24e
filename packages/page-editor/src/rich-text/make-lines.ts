import { chainCommands, setBlockType } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import { leaveList } from './leave-list';
import type { LineKind } from './line-kinds';
import { richSchema } from './rich-schema';

/** Makes the chosen lines into another kind. */
export function makeLines(kind: LineKind): Command {
  const { nodes } = richSchema();
  if (kind === 'quote') return chainCommands(leaveList, setBlockType(nodes.quote));
  const level = Number(/^heading(\d)$/.exec(kind)?.[1] ?? 0);
  return level > 0
    ? chainCommands(leaveList, setBlockType(nodes.heading, { level }))
    : chainCommands(leaveList, setBlockType(nodes.paragraph, { kind }));
}
