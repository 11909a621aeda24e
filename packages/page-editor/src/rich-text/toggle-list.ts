import { TextSelection, type Command } from 'prosemirror-state';
import { leaveList } from './leave-list';
import { richSchema } from './rich-schema';

/** Makes the line with the caret an item of a list, or a paragraph again. */
export function toggleList(ordered: boolean): Command {
  return (state, dispatch) => {
    const { nodes } = richSchema();
    const { $from } = state.selection;
    if ($from.parent.type === nodes.item) return leaveList(state, dispatch);
    if ($from.depth !== 1) return false;
    const item = nodes.item.create(null, $from.parent.content);
    const place = $from.before();
    const change = state.tr.replaceWith(place, $from.after(), nodes.list.create({ ordered }, item));
    // Two steps in: the list and its item.
    change.setSelection(TextSelection.create(change.doc, place + 2 + $from.parentOffset));
    dispatch?.(change);
    return true;
  };
}
