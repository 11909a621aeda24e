import type { MarkType } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { richSchema } from './rich-schema';

/** Puts a link on the chosen words, or on those of the link at the caret; '' takes it off. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to } = linkedRange(state);
    if (from === to) return false;
    const change = state.tr.removeMark(from, to, linkMark());
    if (href !== '') change.addMark(from, to, linkMark().create({ href }));
    dispatch?.(change);
    return true;
  };
}

/** The words that a link is put on: those that are chosen, or those of the link at the caret. */
export function linkWords(state: EditorState): string {
  const { from, to } = linkedRange(state);
  return state.doc.textBetween(from, to, ' ');
}

function linkedRange(state: EditorState): { readonly from: number; readonly to: number } {
  return state.selection.empty ? linkRange(state) : state.selection;
}

/** Where the link at the caret, or at the end of what is chosen, leads; '' for none. */
export function linkAt({ selection: { $to } }: EditorState): string {
  const node = $to.nodeBefore ?? $to.nodeAfter;
  const link = node && linkMark().isInSet(node.marks);
  return link ? String(link.attrs.href) : '';
}

/** The words of the link at the caret; nothing where there is none. */
function linkRange(state: EditorState): { readonly from: number; readonly to: number } {
  const { $from } = state.selection;
  const href = linkAt(state);
  let from = $from.pos;
  let to = from;
  if (href === '') return { from, to };
  $from.parent.forEach((node, offset) => {
    const start = $from.start() + offset;
    const end = start + node.nodeSize;
    const isSame = linkMark().isInSet(node.marks)?.attrs.href === href;
    if (isSame && start <= $from.pos && end >= $from.pos) [from, to] = [start, end];
  });
  return { from, to };
}

function linkMark(): MarkType {
  return richSchema().marks.link;
}
