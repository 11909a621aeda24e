import type { JsonValue } from '@frontage/site-model';
import type { EditorView } from 'prosemirror-view';
import type { TypingRun } from './create-typing-run';

/** What ends a run of typed letters. */
const otherDeeds = ['mousedown', 'blur', 'copy', 'cut', 'paste', 'drop', 'compositionstart'];

/** What the engine asks before it does anything by itself. */
export interface TypingEvents {
  /** By the names of events; true keeps them from the engine. */
  readonly handlers: Readonly<Record<string, (view: EditorView, event: Event) => boolean | void>>;
  /** Whether the browser is writing a letter. */
  isTyped(): boolean;
}

/**
 * Makes what tells a run of typed letters what happens.
 *
 * @param run the run, once there is one
 * @param onTyped hears of the words with a letter more
 */
export function createTypingEvents(
  run: () => TypingRun,
  onTyped: (words: JsonValue) => void,
): TypingEvents {
  let isTyped = false;
  // Events of these names are of these kinds.
  return {
    isTyped: () => isTyped,
    handlers: {
      ...Object.fromEntries(otherDeeds.map((name) => [name, () => run().end()])),
      keydown(_view, event) {
        // What is around the words hears of no key.
        event.stopPropagation();
        isTyped = false;
        if (run().isTyped(event as KeyboardEvent)) return true;
        run().end();
        return false;
      },
      beforeinput(_view, event) {
        isTyped = (event as InputEvent).inputType === 'insertText';
        run().begin(event as InputEvent);
      },
      input() {
        const words = run().take();
        if (words !== undefined) onTyped(words);
      },
    },
  };
}
