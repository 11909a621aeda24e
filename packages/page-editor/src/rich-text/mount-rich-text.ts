import type { JsonValue } from '@frontage/site-model';
import { isSameJson } from '@frontage/site-model/editing';
import type { Node } from 'prosemirror-model';
import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { linkAt, linkWords } from './set-link';
import { lineKindOf, type LineKind } from './line-kinds';
import { createTypingEvents } from './typing-events';
import { createTypingRun } from './create-typing-run';
import { pasteWords } from './paste-words';
import { quotedBy } from './quoted-by';
import { runRichKey } from './run-rich-key';
import { fromRichDocument, toRichDocument } from './rich-document';
import { richSchema } from './rich-schema';

/** What is written, where it stands. */
export interface RichTextWriting {
  /** Shows other words, such as those of somebody else; what is shown already stays as it is. */
  update(value: JsonValue): void;
  /** Runs a command, as a button does: the words have the focus again. */
  run(command: Command): void;
  /** Runs a command, as a field does, which keeps the focus. */
  apply(command: Command): void;
  /** Where the link at the caret leads; '' for none. */
  link(): string;
  /** The words that are chosen, or those of the link at the caret. */
  chosenWords(): string;
  /** The kind of the line with the caret; undefined for an item. */
  lineKind(): LineKind | undefined;
  /** Who said the quotation with the caret; undefined outside of one. */
  quotedBy(): string | undefined;
  /** Whether a command can be run now. */
  can(command: Command): boolean;
  /** Puts the caret to a point of the page, in px, or to the end. */
  focus(point?: { readonly left: number; readonly top: number }): void;
  /** Whether a key is a letter that is typed on, and nobody else's. */
  isTyped(event: KeyboardEvent): boolean;
  /** Ends writing; the words stay. */
  destroy(): void;
}

/** Options of written text. */
export interface RichTextOptions {
  readonly value: JsonValue;
  /** The name of what is written, for screen readers. */
  readonly label: string;
  /** @param was the words before */
  onChange(value: JsonValue, was: JsonValue): void;
  /** Called when another kind of words is chosen; not while somebody types on in the same one. */
  onMove(): void;
}

/** What makes an element writable, which goes with the writing. */
const attributes = [
  'contenteditable',
  'role',
  'aria-multiline',
  'aria-label',
  'translate',
] as const;

/**
 * Makes the words of an element writable where they stand. Of what is pasted only that is kept
 * which words may be.
 *
 * @param root the element, which holds what a page shows of `value`
 */
export function mountRichText(
  root: HTMLElement,
  { value, label, onChange, onMove }: RichTextOptions,
): RichTextWriting {
  let shown = value;
  const stood = [...root.childNodes];
  const before = attributes.map((name) => [name, root.getAttribute(name)] as const);
  function change(words: JsonValue): void {
    if (isSameJson(words, shown)) return;
    const was = shown;
    shown = words;
    onChange(words, was);
  }
  const typing = createTypingEvents(() => run, change);
  const begin = (words: JsonValue) =>
    EditorState.create({ schema: richSchema(), doc: toRichDocument(words) });
  const view = new EditorView(
    { mount: root },
    {
      state: begin(value),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      dispatchTransaction(transaction) {
        const before = describeCaret(view.state);
        view.updateState(view.state.apply(transaction));
        if (transaction.docChanged) change(fromRichDocument(view.state.doc));
        const now = describeCaret(view.state);
        if (now === undefined || now !== before) onMove();
      },
      handleDOMEvents: { ...typing.handlers, paste: (_, event) => pasteWords(view, event, run) },
      handleKeyDown: runRichKey,
      // The browser keeps what is typed in sight; the engine would have the page laid out for it.
      handleScrollToSelection: typing.isTyped,
      // Nothing is dropped into it: that would be HTML.
      handleDrop: () => true,
    },
  );
  const run = createTypingRun(view);
  /** What the engine knows, with all that was typed. */
  const now = () => {
    run.end();
    return view.state;
  };
  return {
    update(words) {
      if (isSameJson(words, shown)) return;
      run.end();
      shown = words;
      view.updateState(withWords(view.state, toRichDocument(words)) ?? begin(words));
      onMove();
    },
    run(command) {
      command(now(), view.dispatch, view);
      view.focus();
    },
    apply: (command) => void command(now(), view.dispatch, view),
    link: () => linkAt(now()),
    chosenWords: () => linkWords(now()),
    quotedBy: () => quotedBy(now()),
    lineKind: () => lineKindOf(now().selection.$from.parent),
    can: (command) => command(now()),
    focus(point) {
      run.end();
      // Before the focus, which may move the page.
      const place = point && view.posAtCoords(point);
      view.focus();
      if (place) placeCaret(view, place.pos);
    },
    isTyped: run.isTyped,
    destroy() {
      run.end();
      // The engine empties what it was given; a text that has not changed stands as it did.
      const isSame = isSameJson(shown, value);
      const words = isSame ? stood : [...root.childNodes].map((node) => node.cloneNode(true));
      view.destroy();
      root.replaceChildren(...words);
      for (const [name, stood] of before)
        if (stood === null) root.removeAttribute(name);
        else root.setAttribute(name, stood);
      root.classList.remove('ProseMirror', 'ProseMirror-focused');
      if (root.className === '') root.removeAttribute('class');
    },
  };
}

/** What words the caret is in; undefined while some are chosen, which may be of any kind. */
function describeCaret(state: EditorState): string | undefined {
  const { empty, $from } = state.selection;
  if (!empty) return undefined;
  const kinds = Array.from({ length: $from.depth }, (_, depth) => {
    const { type, attrs } = $from.node(depth + 1);
    return `${type.name} ${JSON.stringify(attrs)}`;
  });
  return [...kinds, linkAt(state)].join('\n');
}

/** Changes only what differs, so that the caret stays with its words; undefined where it cannot. */
function withWords(state: EditorState, words: Node): EditorState | undefined {
  const { content } = state.doc;
  const start = content.findDiffStart(words.content);
  const end = content.findDiffEnd(words.content);
  if (start === null || end === null) return undefined;
  // Equal words may be at both sides of the difference.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const { tr } = state;
  const changed = tr.replace(start, end.a + overlap, words.slice(start, end.b + overlap));
  return changed.doc.eq(words) ? state.apply(changed) : undefined;
}

function placeCaret(view: EditorView, position: number): void {
  const { state } = view;
  const near = state.doc.resolve(position);
  view.dispatch(state.tr.setSelection(TextSelection.near(near)));
}
