import type { Teardown } from '@frontage/core-lifecycle';
import { lockScroll, openLayer } from '@frontage/overlay/dom';
import type { TextsInUse } from '../texts/texts-in-use';
import { readErrorWords } from './read-error-words';
import { addSystemErrorStyle } from './add-system-error-style';
import { systemErrorTexts } from './system-error.texts';
import { systemErrorClasses } from './system-error.parts';

/** Options of the system error overlay. */
export interface SystemErrorOptions {
  readonly window: Window & typeof globalThis;
  /**
   * The server's error, unchecked; anything not meant for people is hidden, see `readErrorWords`.
   */
  readonly error: unknown;
  /** @default English */
  readonly texts?: TextsInUse | undefined;
  /** @default loads the page anew */
  readonly reload?: (() => void) | undefined;
  /** Called once after it is closed, however that happens. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * Shows the system error overlay [8.08] above the page: the error's own words, or that something
 * went wrong, with two buttons. Clear has the focus, because it loses nothing that was typed;
 * Escape does the same, and the focus then returns to where it was.
 *
 * @returns closes it; calling it again does nothing
 */
export function showSystemError({
  window,
  error,
  texts,
  reload = () => window.location.reload(),
  onClose,
}: SystemErrorOptions): Teardown {
  const { document } = window;
  const {
    cleaned,
    reload: reloadText,
    clear: clearText,
  } = texts?.say(systemErrorTexts) ?? systemErrorTexts.english;
  const dialog = document.createElement('dialog');
  const words = document.createElement('h2');
  const actions = document.createElement('div');
  dialog.className = systemErrorClasses.root;
  dialog.role = 'alertdialog';
  words.className = systemErrorClasses.words;
  // The server's error may be in another language.
  words.dir = 'auto';
  words.textContent = readErrorWords(error) ?? cleaned;
  dialog.ariaLabel = words.textContent;
  actions.className = systemErrorClasses.actions;

  const button = (text: string, run: () => void): HTMLButtonElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.addEventListener('click', run);
    actions.append(button);
    return button;
  };
  button(reloadText, reload).className = systemErrorClasses.reload;
  const clear = button(clearText, () => dialog.close());
  dialog.append(words, actions);

  const ends = [
    addSystemErrorStyle(window),
    lockScroll(document),
    openLayer(window, { dismiss: () => dialog.close() }),
  ];
  // A device's gestures also close it, without any key.
  dialog.addEventListener('close', end, { once: true });
  document.body.append(dialog);
  dialog.showModal();
  clear.focus();

  function end(): void {
    if (!dialog.isConnected) return;
    // An open one is closed first, so that the browser restores the focus.
    dialog.close();
    dialog.remove();
    for (const undo of ends) undo();
    onClose?.();
  }

  return end;
}
