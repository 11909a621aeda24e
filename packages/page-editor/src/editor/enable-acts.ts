import type { Editing } from './create-editing';
import type { EditorBlocks } from './editor-blocks';
import type { EditorParts } from './editor-parts';
import { say } from './editor-texts';
import { nameStep } from './name-step';

/** The buttons of the bar offer what can be done now; a hint names the step that comes next. */
export function enableActs(
  parts: Pick<EditorParts, 'act'>,
  editing: Pick<Editing, 'has' | 'next' | 'document'>,
  known: EditorBlocks,
): void {
  for (const [name, part, text] of [
    ['undo', 'past', 'undoStep'],
    ['redo', 'future', 'redoStep'],
    ['add'],
  ] as const) {
    const button = parts.act(name);
    // A property would have the bar styled anew also where it stays as it is.
    button?.toggleAttribute('disabled', false);
    // Whoever has pressed it to the end keeps the focus.
    if (!part || editing.has(part)) button?.removeAttribute('aria-disabled');
    else if (button?.ariaDisabled !== 'true') button?.setAttribute('aria-disabled', 'true');
    if (!part) continue;
    const next = editing.next(part);
    const step = next && nameStep(next, editing.document(), known);
    const title = step === undefined ? '' : say(text, { step });
    if (button && button.title !== title) button.title = title;
  }
}
