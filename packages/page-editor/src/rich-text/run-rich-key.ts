import { baseKeymap, chainCommands, macBaseKeymap } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { leaveList } from './leave-list';
import { nameKey } from './name-key';
import { richSchema } from './rich-schema';
import { toggleMarks } from './toggle-marks';

/** Enter in an item without words ends the list. */
const endList: Command = (state, dispatch) =>
  state.selection.$from.parent.type === richSchema().nodes.item &&
  state.selection.$from.parent.content.size === 0 &&
  leaveList(state, dispatch);

/** Backspace at the start of an item takes it out of its list. */
const leaveAtStart: Command = (state, dispatch) =>
  state.selection.empty && state.selection.$from.parentOffset === 0 && leaveList(state, dispatch);

const noCommand: Command = () => false;

/** The keys of written text. */
const richKeys: Readonly<Record<string, Command>> = {
  ...baseKeymap,
  Enter: chainCommands(endList, baseKeymap.Enter ?? noCommand),
  Backspace: chainCommands(leaveAtStart, baseKeymap.Backspace ?? noCommand),
  'Mod-b': toggleMarks.bold,
  'Mod-i': toggleMarks.italic,
};

/** Runs what a key does in written text; gives whether it does anything. */
export function runRichKey(view: EditorView, event: KeyboardEvent): boolean {
  const name = nameKey(event, baseKeymap === macBaseKeymap);
  return (
    Object.hasOwn(richKeys, name) && richKeys[name]?.(view.state, view.dispatch, view) === true
  );
}
