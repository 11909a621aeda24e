import { element } from '../elements/element';
import { typeOn } from '../elements/type-on';
import { choiceTexts as texts } from './choice-texts';
import { createChoiceResult } from './create-choice-result';
import { mostChoices } from '../page/index';
import type { FieldChoice, LoadChoices } from './field-choice';

/** How long an owner pauses before what is written is looked for, in milliseconds. */
const searchPause = 200;

/** What a search is made of. */
export interface ChoiceSearchOptions {
  readonly document: Document;
  readonly loadChoices: LoadChoices;
  /** The kind of what is found. */
  readonly to: string;
  /** Whether it is what is chosen now. */
  isChosen(choice: FieldChoice): boolean;
  onChoose(choice: FieldChoice): void;
}

/** A search for what a field may lead to, on the server. */
export interface ChoiceSearch {
  readonly parts: readonly HTMLElement[];
  focus(): void;
  destroy(): void;
}

function sayFound(count: number): string {
  if (count >= mostChoices) return texts.foundFirst(count);
  return count === 0 ? texts.nothingFound : texts.found(count);
}

/** Makes a search, which looks at once for what is new, and then for what is written. */
export function createChoiceSearch(options: ChoiceSearchOptions): ChoiceSearch {
  const { document, loadChoices, to, isChosen, onChoose } = options;
  const window = document.defaultView ?? globalThis.window;
  const search = element(document, 'input', {
    type: 'search',
    class: 'fields-control',
    autocomplete: 'off',
    input: askSoon,
    keydown: goOn,
  });
  const status = element(document, 'p', { class: 'fields-hint', role: 'status' });
  const retry = element(
    document,
    'button',
    { type: 'button', class: 'fields-button', click: askAgain },
    texts.tryAgain,
  );
  const results = element(document, 'ul', { class: 'fields-results', keydown: goOn });
  let timer = 0;
  /** The number of the latest question; answers to others count no more. */
  let latest = 0;

  /** Up and down, as in every list that is searched; letters go on with what is looked for. */
  function goOn(event: Event): void {
    // Listened to as a key above.
    const pressed = event as KeyboardEvent;
    const by = { ArrowDown: 1, ArrowUp: -1 }[pressed.key];
    if (by === undefined) return typeOn(pressed, search);
    const found: readonly HTMLElement[] = [search, ...results.querySelectorAll('button')];
    const place = found.findIndex((one) => one === document.activeElement);
    event.preventDefault();
    found[place + by]?.focus();
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
    const found = await loadChoices(to, search.value.trim()).catch(() => undefined);
    if (question === latest) answer(found);
  }

  function answer(found: readonly FieldChoice[] | undefined): void {
    retry.hidden = found !== undefined;
    results.replaceChildren(...(found ?? []).map(createResult));
    const failed = to === 'collection' ? texts.collectionsFailed : texts.couldNotLoad;
    status.textContent = found ? sayFound(found.length) : failed;
  }

  function createResult(choice: FieldChoice): HTMLElement {
    const onPress = () => onChoose(choice);
    return createChoiceResult({
      document,
      choice,
      isChosen: isChosen(choice),
      onChoose: onPress,
    });
  }

  void ask();
  return {
    parts: [element(document, 'label', {}, texts.search, search), status, retry, results],
    focus: () => search.focus(),
    destroy() {
      window.clearTimeout(timer);
      latest += 1;
    },
  };
}
