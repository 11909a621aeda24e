import { element } from '../elements/element';
import { createChoiceResult } from './create-choice-result';
import type { FieldChoice } from './field-choice';
import { fieldPanelTexts as texts } from './field-panel-texts';
import type { PanelContext } from './panel-context';

/** How long an owner pauses before what is written is looked for, in milliseconds. */
const searchPause = 200;

/** An open dialog. */
export interface ChoiceDialog {
  /** Closes it and takes it out of the page; calling it again does nothing. */
  close(): void;
}

/** What a dialog is made of. */
export interface ChoiceDialogOptions {
  readonly context: PanelContext;
  /** The kind of what may be chosen. */
  readonly to: string;
  readonly title: string;
  /** The id of what is chosen now. */
  readonly chosen: string | undefined;
  /** The element that it is put into. */
  readonly parent: HTMLElement;
  onChoose(choice: FieldChoice): void;
}

/** Opens a dialog in which an owner searches for something and chooses it. */
export function openChoiceDialog(options: ChoiceDialogOptions): ChoiceDialog {
  const { context, to, title, parent } = options;
  const { document, window } = context;
  const titleId = context.createId();
  const search = element(document, 'input', {
    type: 'search',
    class: 'fields-control',
    autocomplete: 'off',
    autofocus: true,
    input: askSoon,
  });
  const status = element(document, 'p', { class: 'fields-hint', role: 'status' });
  const retry = createButton(texts.tryAgain, askAgain);
  const results = element(document, 'ul', { class: 'fields-results' });
  const dialog = element(
    document,
    'dialog',
    { class: 'fields-dialog', 'aria-labelledby': titleId, close },
    element(document, 'h2', { id: titleId }, title),
    element(document, 'label', {}, texts.search, search),
    status,
    retry,
    results,
    createButton(texts.close, close),
  );
  let timer = 0;
  /** The number of the latest question; answers to others count no more. */
  let latest = 0;
  parent.append(dialog);
  dialog.showModal();
  void ask();

  function createButton(text: string, click: () => void): HTMLButtonElement {
    return element(document, 'button', { type: 'button', class: 'fields-button', click }, text);
  }

  function askSoon(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void ask(), searchPause);
  }

  function askAgain(): void {
    // The button goes.
    search.focus();
    void ask();
  }

  async function ask(): Promise<void> {
    const question = ++latest;
    retry.hidden = true;
    status.textContent = texts.searching;
    const found = await context.loadChoices(to, search.value.trim()).catch(() => undefined);
    if (question === latest && dialog.open) answer(found);
  }

  function answer(found: readonly FieldChoice[] | undefined): void {
    retry.hidden = found !== undefined;
    results.replaceChildren(...(found ?? []).map(createResult));
    if (!found)
      status.textContent = to === 'collection' ? texts.collectionsFailed : texts.couldNotLoad;
    else status.textContent = found.length === 0 ? texts.nothingFound : texts.found(found.length);
  }

  function createResult(choice: FieldChoice): HTMLElement {
    const isChosen = choice.id === options.chosen;
    return createChoiceResult({ document, choice, isChosen, onChoose: () => choose(choice) });
  }

  function choose(choice: FieldChoice): void {
    close();
    options.onChoose(choice);
  }

  function close(): void {
    window.clearTimeout(timer);
    latest++;
    // The browser gives the focus back to the button that opened it.
    if (dialog.open) dialog.close();
    dialog.remove();
  }

  return { close };
}
