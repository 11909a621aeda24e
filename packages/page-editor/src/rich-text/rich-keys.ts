import { baseKeymap, chainCommands } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import { leaveList } from './leave-list';
import { richSchema } from './rich-schema';
import { toggleMarks } from './toggle-marks';

const { nodes } = richSchema;

/** Enter in an item without words ends the list. */
const endList: Command = (state, dispatch) =>
  state.selection.$from.parent.type === nodes.item &&
  state.selection.$from.parent.content.size === 0 &&
  leaveList(state, dispatch);

/** Backspace at the start of an item takes it out of its list. */
const leaveAtStart: Command = (state, dispatch) =>
  state.selection.empty && state.selection.$from.parentOffset === 0 && leaveList(state, dispatch);

const noCommand: Command = () => false;

/** The keys of written text. */
export const richKeys: Readonly<Record<string, Command>> = {
  ...baseKeymap,
  Enter: chainCommands(endList, baseKeymap.Enter ?? noCommand),
  Backspace: chainCommands(leaveAtStart, baseKeymap.Backspace ?? noCommand),
  'Mod-b': toggleMarks.bold,
  'Mod-i': toggleMarks.italic,
};
