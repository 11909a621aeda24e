import type { Command, EditorState } from 'prosemirror-state';
import { richSchema } from './rich-schema';

/** Who said the words of the quotation with the caret; '' for nobody, undefined outside of one. */
export function quotedBy({ selection: { $from } }: EditorState): string | undefined {
  return $from.parent.type === richSchema().nodes.quote ? String($from.parent.attrs.by) : undefined;
}

/** Names who said the words of the quotation with the caret; '' names nobody. */
export function setQuotedBy(by: string): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    if (quotedBy(state) === undefined) return false;
    dispatch?.(state.tr.setNodeAttribute($from.before(), 'by', by));
    return true;
  };
}
