import type { FramePoint } from '../frame-point';
import type { ShownWords } from './find-word-elements';

/** A plain text that is written where it stands. */
export interface PlainWriting {
  readonly element: HTMLElement;
  /** Shows another text, such as after an undo. */
  update(text: string): void;
  /** Ends writing; the words stay. */
  destroy(): void;
}

/** What writing needs. */
export interface PlainWritingOptions {
  onChange(text: string): void;
  /** Called when words that are required are gone, or are there again. */
  onMissing(isMissing: boolean): void;
}

/** What makes an element writable, which goes with the writing. */
const attributes = ['contenteditable', 'role', 'aria-label', 'aria-invalid', 'spellcheck'] as const;

/** Marks the words of an element that are written as plain text. */
export const plainSelector = '[contenteditable=plaintext-only]';

/**
 * Makes a text of one line writable where it stands.
 *
 * @param shown the element, and what it shows
 */
export function mountPlainWords(
  { element, words }: ShownWords,
  { onChange, onMissing }: PlainWritingOptions,
): PlainWriting {
  const ended = new AbortController();
  const { signal } = ended;
  const before = attributes.map((name) => [name, element.getAttribute(name)] as const);
  element.setAttribute('contenteditable', 'plaintext-only');
  // A heading stays one, which it may not be as a text box.
  if (!/^H\d$/.test(element.tagName)) element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', words.label);
  element.setAttribute('spellcheck', 'true');
  const whiteSpace = element.style.whiteSpace;
  // A browser writes another kind of space where one would not be seen.
  element.style.whiteSpace = 'pre-wrap';
  element.addEventListener(
    'beforeinput',
    (event) => {
      const added = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      const length = element.textContent.length - selectedLength(element) + added.length;
      if (event.inputType.startsWith('insert') && length > words.most) event.preventDefault();
    },
    { signal },
  );
  element.addEventListener(
    'input',
    () => {
      const text = element.textContent.replace(/[\n\r\t]+/g, ' ');
      // Without its words the block would not be a block; they come back when writing ends.
      const isMissing = words.isRequired && text.trim() === '';
      if (!isMissing) onChange(text);
      if (isMissing === (element.ariaInvalid === 'true')) return;
      element.ariaInvalid = isMissing ? 'true' : null;
      onMissing(isMissing);
    },
    { signal },
  );
  return {
    element,
    update(text) {
      if (element.textContent.replace(/[\n\r\t]+/g, ' ') === text) return;
      element.textContent = text;
      if (element.ownerDocument.activeElement === element) placeCaret(element);
    },
    destroy() {
      ended.abort();
      element.style.whiteSpace = whiteSpace;
      if (element.getAttribute('style') === '') element.removeAttribute('style');
      for (const [name, value] of before)
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
    },
  };
}

/** Puts the caret into an element, at a point of the page or at the end. */
export function placeCaret(element: HTMLElement, point?: FramePoint): void {
  const { ownerDocument: page } = element;
  element.focus({ preventScroll: true });
  const selection = page.getSelection();
  const at = point && page.caretPositionFromPoint(point.left, point.top);
  if (at && element.contains(at.offsetNode)) selection?.collapse(at.offsetNode, at.offset);
  else {
    selection?.selectAllChildren(element);
    selection?.collapseToEnd();
  }
}

/**
 * Takes the keys that a link, a button or a disclosure around the words would use.
 *
 * @returns whether the key is used
 */
export function takePlainKey({ key, target }: KeyboardEvent): boolean {
  if (key === 'Enter') return true;
  const element = target as HTMLElement;
  if (key !== ' ' || !element.closest('button,summary')) return false;
  // The only way to write as a key does, so that a limit and the history of the field know it.
  element.ownerDocument.execCommand('insertText', false, ' ');
  return true;
}

function selectedLength(element: HTMLElement): number {
  const selection = element.ownerDocument.getSelection();
  return selection && element.contains(selection.anchorNode) ? selection.toString().length : 0;
}
