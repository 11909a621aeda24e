import { Slice } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { TypingRun } from './create-typing-run';
import { readPasted } from './read-pasted';
import { toRichDocument } from './rich-document';
import { richSchema } from './rich-schema';

/**
 * Puts the words of the clipboard in the place of what is chosen, before the engine does, which
 * would make a document of HTML as text. The first and the last paragraph join the words around
 * them; what is copied of one line goes on in its line.
 *
 * @param typing what was typed is written first
 * @returns true: the engine does nothing
 */
export function pasteWords(
  view: EditorView,
  event: ClipboardEvent,
  typing: Pick<TypingRun, 'end'>,
): true {
  event.preventDefault();
  typing.end();
  const pasted = readPasted(event.clipboardData);
  if (pasted.length === 0) return true;
  const { nodes } = richSchema();
  const { content } = toRichDocument(pasted);
  const { $from, from, to } = view.state.selection;
  const { firstChild: first, lastChild: last } = content;
  const isInItem = $from.parent.type === nodes.item;
  const depthOf = (node: typeof first, isOnly: boolean) => {
    if (node?.type === nodes.list) return isOnly && isInItem ? 2 : 0;
    const joins = node?.type === nodes.paragraph || (isOnly && $from.parent.content.size > 0);
    return joins ? 1 : 0;
  };
  const isOnly = content.childCount === 1;
  const slice = new Slice(content, depthOf(first, isOnly), depthOf(last, isOnly));
  const change = view.state.tr.replaceRange(from, to, slice);
  // Whoever writes on does so behind what was pasted, not at the next line.
  let end = change.selection.from;
  change.mapping.maps.at(-1)?.forEach((_from, _to, _start, insertedTo) => (end = insertedTo));
  const behind = TextSelection.near(change.doc.resolve(end), -1);
  view.dispatch(change.setSelection(behind).scrollIntoView());
  return true;
}
