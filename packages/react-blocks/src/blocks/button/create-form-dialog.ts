import type { Teardown } from '@frontage/core-lifecycle';
import { lockScroll, openLayer, returnFocus } from '@frontage/overlay/dom';
import type { FormOpeningWords } from './form-opening-words';

/** A dialog above the page in which a form of another page is shown. */
export interface FormDialog {
  show(): void;
  /** Says that the form is being fetched. */
  wait(): void;
  /** Says that it did not come, with a way to try again. */
  fail(onAgain: () => void): void;
  fill(form: Element): void;
  readonly isFilled: boolean;
  /** Removes it with all that is in it. */
  destroy: Teardown;
}

/** The control that a visitor fills in first; the trap for programs is out of the Tab order. */
const firstControl = 'form :is(input:not([type=hidden],[tabindex="-1"]),select,textarea)';

/**
 * Creates the dialog; Escape and its button close it, and what was filled in stays.
 *
 * @param link opens it and gets the focus back; its words are the title
 * @param words what it says
 */
export function createFormDialog(link: HTMLAnchorElement, words: FormOpeningWords): FormDialog {
  const { ownerDocument: document } = link;
  const window = document.defaultView;
  const add = <Name extends keyof HTMLElementTagNameMap>(
    parent: Element,
    name: Name,
    className: string,
    text = '',
  ): HTMLElementTagNameMap[Name] => {
    const made = Object.assign(document.createElement(name), { className, textContent: text });
    parent.append(made);
    return made;
  };
  const dialog = add(document.body, 'dialog', 'fr-form__dialog');
  const panel = add(dialog, 'div', 'fr-form__panel');
  const head = add(panel, 'div', 'fr-form__panel-head');
  const title = link.textContent.trim();
  add(head, 'h2', '', title);
  dialog.setAttribute('aria-label', title);
  const button = add(head, 'button', 'fr-form__close');
  button.type = 'button';
  button.ariaLabel = words.close;
  const place = add(panel, 'div', '');
  let release: readonly Teardown[] = [];
  let isFilled = false;

  function onClose(): void {
    for (const end of release) end();
    release = [];
    returnFocus([link]);
  }

  button.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', onClose);
  return {
    get isFilled() {
      return isFilled;
    },
    show() {
      if (dialog.open || !window) return;
      dialog.showModal();
      release = [lockScroll(document), openLayer(window, { dismiss: () => dialog.close() })];
    },
    wait() {
      place.replaceChildren();
      add(place, 'p', '', words.loading).role = 'status';
    },
    fail(onAgain) {
      place.replaceChildren();
      add(place, 'p', '', words.failed).role = 'alert';
      const ways = add(place, 'p', 'fr-form__ways');
      const again = add(ways, 'button', 'fr-action', words.again);
      again.type = 'button';
      again.addEventListener('click', onAgain);
      ways.append(' ');
      add(ways, 'a', '', words.page).href = link.href;
      again.focus();
    },
    fill(form) {
      isFilled = true;
      place.replaceChildren(form);
      if (dialog.open) place.querySelector<HTMLElement>(firstControl)?.focus();
    },
    destroy() {
      dialog.close();
      for (const end of release) end();
      dialog.remove();
    },
  };
}
