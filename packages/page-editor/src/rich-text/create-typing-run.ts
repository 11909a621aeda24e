import type { JsonValue } from '@frontage/site-model';
import { TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { fromRichDocument } from './rich-document';
import { findTypedText, type TypedText } from './typed-text';

/**
 * Letters that are typed on among words. The browser writes them, and the engine would read each
 * one back from the page, which takes most of the time of a key: here it hears of all of them at
 * once, as soon as anything else is done.
 */
export interface TypingRun {
  /** The browser is about to write something. */
  begin(event: InputEvent): void;
  /** It has: gives what the words are now; undefined where the engine reads them. */
  take(): JsonValue | undefined;
  /** Whether a key is a letter that is typed on. */
  isTyped(event: KeyboardEvent): boolean;
  /** The engine hears of what was typed. */
  end(): void;
}

/** The engine's observer of the page and its listeners, which have no public switch. */
interface ObservingView {
  readonly domObserver?: { stop(): void; start(): void };
  readonly input?: { readonly eventHandlers: Readonly<Record<IdleEvent, EventListener>> };
}

/** Of these it would hear with each key, and write the letter itself. */
const idleEvents = ['keypress', 'keyup'] as const;
type IdleEvent = (typeof idleEvents)[number];

/** A run that is on: what stood around the letters, and where the caret is by now. */
interface OpenRun extends TypedText {
  readonly stored: JsonValue;
  readonly before: string;
  readonly after: string;
  typed: string;
}

/** What the engine missed; the caret stays where it is by now. */
function insertTyped(view: EditorView, run: OpenRun): Transaction {
  const { node, at, before, typed } = run;
  const change = view.state.tr.insertText(typed, at);
  const placeOf = (focus: Node | null, offset: number) => {
    if (focus === node) return at - before.length + offset;
    return focus && view.dom.contains(focus)
      ? change.mapping.map(view.posAtDOM(focus, offset))
      : at + typed.length;
  };
  const selection = view.dom.ownerDocument.getSelection();
  const [anchor, head] = [
    placeOf(selection?.anchorNode ?? null, selection?.anchorOffset ?? 0),
    placeOf(selection?.focusNode ?? null, selection?.focusOffset ?? 0),
  ].map((place) => change.doc.resolve(place));
  return anchor && head ? change.setSelection(TextSelection.between(anchor, head)) : change;
}

/** Makes what takes letters that are typed on. */
export function createTypingRun(view: EditorView): TypingRun {
  // Other versions of the engine may have none: then it reads every key by itself.
  const { domObserver: observer, input } = view as ObservingView;
  const { defaultView: window } = view.dom.ownerDocument;
  let on: OpenRun | undefined;
  const caretOf = ({ before, typed }: OpenRun) => before.length + typed.length;

  /** The engine would take the caret for one that was set; elsewhere it was. */
  function hearSelection(event: Event): void {
    const selection = window?.getSelection();
    const isOurs =
      on && selection?.isCollapsed && isAt(selection.focusNode, selection.focusOffset, on);
    if (isOurs) event.stopImmediatePropagation();
    else end();
  }

  const isAt = (node: Node | null, offset: number, run: OpenRun) =>
    node === run.node && offset === caretOf(run);

  function listen(isOn: boolean): void {
    const change = isOn ? 'addEventListener' : 'removeEventListener';
    const back = isOn ? 'removeEventListener' : 'addEventListener';
    window?.[change]('selectionchange', hearSelection, true);
    if (input) for (const name of idleEvents) view.dom[back](name, input.eventHandlers[name]);
  }

  function end(): void {
    const run = on;
    if (!run) return;
    on = undefined;
    listen(false);
    if (view.isDestroyed) return;
    if (run.typed !== '') view.dispatch(insertTyped(view, run));
    observer?.start();
  }

  return {
    begin(event) {
      const [range] = event.getTargetRanges();
      const isTyped = event.inputType === 'insertText' && !event.isComposing && range?.collapsed;
      if (isTyped && on && isAt(range.startContainer, range.startOffset, on)) return;
      end();
      const found = isTyped && observer && findTypedText(view, range);
      if (!found) return;
      const { data } = found.node;
      const [before, after] = [data.slice(0, range.startOffset), data.slice(range.startOffset)];
      on = { ...found, stored: fromRichDocument(view.state.doc), before, after, typed: '' };
      observer.stop();
      listen(true);
    },
    take() {
      if (!on) return undefined;
      const { node, before, after } = on;
      const { data } = node;
      if (
        data.startsWith(before) &&
        data.endsWith(after) &&
        data.length >= before.length + after.length
      ) {
        on.typed = data.slice(before.length, data.length - after.length);
        return on.replace(on.stored, data);
      }
      // Something else was written: the engine reads this text anew.
      end();
      node.data = data;
      return undefined;
    },
    isTyped: ({ key, ctrlKey, metaKey, altKey, isComposing }) =>
      on !== undefined &&
      !(ctrlKey || metaKey || altKey || isComposing) &&
      (key.length === 1 || key === 'Shift'),
    end,
  };
}
