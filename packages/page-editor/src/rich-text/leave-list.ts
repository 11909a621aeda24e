import { Fragment } from 'prosemirror-model';
import { TextSelection, type Command } from 'prosemirror-state';
import { richSchema } from './rich-schema';

/** Takes the item with the caret out of its list, which is divided there. */
export const leaveList: Command = (state, dispatch) => {
  const { nodes } = richSchema();
  const { $from } = state.selection;
  if ($from.parent.type !== nodes.item) return false;
  const list = $from.node(-1);
  const index = $from.index(-1);
  const items = list.children;
  const before = Fragment.from(items.slice(0, index));
  const after = Fragment.from(items.slice(index + 1));
  const paragraph = nodes.paragraph.create(null, $from.parent.content);
  const parts = [
    ...(before.size > 0 ? [list.copy(before)] : []),
    paragraph,
    ...(after.size > 0 ? [list.copy(after)] : []),
  ];
  const place = $from.before(-1);
  const change = state.tr.replaceWith(place, $from.after(-1), parts);
  const start = place + (before.size > 0 ? before.size + 2 : 0) + 1;
  change.setSelection(TextSelection.create(change.doc, start + $from.parentOffset));
  dispatch?.(change);
  return true;
};
