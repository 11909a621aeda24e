import { element } from '../elements/element';
import { createChoiceResult } from './create-choice-result';
import type { FieldChoice, LoadChoices } from './field-choice';
import { linkTexts as texts } from './link-texts';

/** How long an owner pauses before what is written is looked for, in milliseconds. */
const searchPause = 200;

/** What a search for what a link may lead to is made of. */
export interface LinkSearchOptions {
  readonly document: Document;
  readonly window: Window;
  readonly loadChoices: LoadChoices;
  /** The kind of what is found. */
  readonly to: string;
  /** Where the link leads now. */
  readonly current: string;
  onChoose(href: string): void;
}

/** A search for what a link may lead to, on the server. */
export interface LinkSearch {
  readonly parts: readonly HTMLElement[];
  focus(): void;
  destroy(): void;
}

/** Makes a search for what a link may lead to. */
export function createLinkSearch(options: LinkSearchOptions): LinkSearch {
  const { document, window, loadChoices, to, current, onChoose } = options;
  const search = element(document, 'input', {
    type: 'search',
    class: 'fields-control',
    autocomplete: 'off',
    input: askSoon,
  });
  const status = element(document, 'p', { class: 'fields-hint', role: 'status' });
  const results = element(document, 'ul', { class: 'fields-results' });
  let timer = 0;
  /** The number of the latest question; answers to others count no more. */
  let latest = 0;

  function askSoon(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void ask(), searchPause);
  }

  async function ask(): Promise<void> {
    const question = ++latest;
    status.textContent = texts.searching;
    const found = await loadChoices(to, search.value.trim()).catch(() => undefined);
    if (question === latest) answer(found);
  }

  function answer(found: readonly FieldChoice[] | undefined): void {
    results.replaceChildren(...(found ?? []).flatMap(createResult));
    if (!found) status.textContent = texts.couldNotLoad;
    else status.textContent = found.length === 0 ? texts.nothingFound : texts.found(found.length);
  }

  function createResult(choice: FieldChoice): HTMLElement[] {
    const { href } = choice;
    if (href === undefined) return [];
    const isChosen = href === current;
    return [createChoiceResult({ document, choice, isChosen, onChoose: () => onChoose(href) })];
  }

  void ask();
  return {
    parts: [element(document, 'label', {}, texts.search, search), status, results],
    focus: () => search.focus(),
    destroy() {
      window.clearTimeout(timer);
      latest += 1;
    },
  };
}
