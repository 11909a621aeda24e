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
const attributes = [
  'contenteditable',
  'role',
  'aria-label',
  'aria-multiline',
  'aria-invalid',
  'spellcheck',
] as const;

/** Marks the words of an element that are written as plain text. */
export const plainSelector = '[contenteditable=plaintext-only]';

/**
 * Makes a plain text writable where it stands: of one line, or with the breaks that it shows.
 *
 * @param shown the element, and what it shows
 */
export function mountPlainWords(
  { element, words, hasBreaks }: ShownWords,
  { onChange, onMissing }: PlainWritingOptions,
): PlainWriting {
  const ended = new AbortController();
  const { signal } = ended;
  const before = attributes.map((name) => [name, element.getAttribute(name)] as const);
  element.setAttribute('contenteditable', 'plaintext-only');
  // A heading stays one, which it may not be as a text box.
  if (!/^H\d$/.test(element.tagName)) element.setAttribute('role', 'textbox');
  if (hasBreaks) element.setAttribute('aria-multiline', 'true');
  element.setAttribute('aria-label', words.label);
  element.setAttribute('spellcheck', 'true');
  const whiteSpace = element.style.whiteSpace;
  // A browser writes another kind of space where one would not be seen.
  element.style.whiteSpace = 'pre-wrap';
  const written = () => plainTextOf(element.textContent, hasBreaks);
  element.addEventListener(
    'beforeinput',
    (event) => {
      if (!event.inputType.startsWith('insert')) return;
      const added = addedBy(event);
      const room = words.most - written().length + selectedLength(element);
      // What does not fit is cut, and no sign in half.
      const fitting = oneKindOfSpace(added, hasBreaks)
        .slice(0, Math.max(0, room))
        .replace(/[\uD800-\uDBFF]$/, '');
      if (fitting === added && !/.\n|\n./.test(added)) return;
      event.preventDefault();
      if (event.cancelable) writeLines(element.ownerDocument, fitting);
    },
    { signal },
  );
  element.addEventListener(
    'input',
    () => {
      const text = written();
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
      if (written() === plainTextOf(text, hasBreaks)) return;
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
  const element = target as HTMLElement;
  if (key === 'Enter') return element.ariaMultiLine !== 'true';
  if (key !== ' ' || !element.closest('button,summary')) return false;
  // The only way to write as a key does, so that a limit and the history of the field know it.
  element.ownerDocument.execCommand('insertText', false, ' ');
  return true;
}

/** Writes as keys do: the browser itself would make elements of several lines. */
function writeLines(page: Document, text: string): void {
  text.split('\n').forEach((line, index) => {
    if (index > 0) page.execCommand('insertLineBreak');
    if (line !== '') page.execCommand('insertText', false, line);
  });
}

/** What an event is about to write. */
function addedBy({ inputType, data, dataTransfer }: InputEvent): string {
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') return '\n';
  return data ?? dataTransfer?.getData('text/plain') ?? '';
}

/** A text as it is stored: a break at its end is there to be written behind, and not shown. */
function plainTextOf(text: string, hasBreaks: boolean): string {
  return oneKindOfSpace(text, hasBreaks).replace(/\n+$/, '');
}

function oneKindOfSpace(text: string, hasBreaks: boolean): string {
  return hasBreaks
    ? text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ')
    : text.replace(/[\n\r\t]+/g, ' ');
}

function selectedLength(element: HTMLElement): number {
  const selection = element.ownerDocument.getSelection();
  return selection && element.contains(selection.anchorNode) ? selection.toString().length : 0;
}
