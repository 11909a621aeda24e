import { element } from '../elements/element';
import { createChoiceSearch, type ChoiceSearch } from './create-choice-search';
import type { FieldChoice, LoadChoices } from './field-choice';
import { pageOfPlace, type foundCategories } from './link-category';
import { linkTexts as texts } from './link-texts';

/** What the search for a link is made of. */
export interface LinkSearchOptions {
  readonly document: Document;
  readonly loadChoices: LoadChoices;
  readonly category: (typeof foundCategories)[number];
  /** Where the link leads now; '' for nowhere. */
  readonly current: string;
  /** Called with the link, and what it leads to in words. */
  onChoose(href: string, label: string): void;
}

/** A search for what a link may lead to. */
export interface LinkSearch {
  readonly root: HTMLElement;
  focus(): void;
  destroy(): void;
}

/** Makes a search for what a link leads to; a place on another page is found in two steps. */
export function createLinkSearch(options: LinkSearchOptions): LinkSearch {
  const { document, category, current, onChoose } = options;
  const root = element(document, 'div', { class: 'fields-link' });
  let search: ChoiceSearch | undefined;

  function find(
    to: string,
    onFound: (href: string, label: string) => void,
    { above = [], on }: { readonly above?: readonly HTMLElement[]; readonly on?: string } = {},
  ): void {
    search?.destroy();
    search = createChoiceSearch({
      document,
      to,
      loadChoices: (kind, words) =>
        options.loadChoices(kind, words, ...(on === undefined ? [] : [on])).then(onlyLinks),
      isChosen: ({ href }) =>
        href === (to === 'page' ? (pageOfPlace(current) ?? current) : current),
      onChoose: ({ href = '', label }) => onFound(href, label),
    });
    root.replaceChildren(...above, ...search.parts);
  }

  function findPage(): void {
    const hint = element(document, 'p', { class: 'fields-hint' }, texts.choosePage);
    find('page', goOn, { above: [hint] });
  }

  /** The page is known: now the place on it. */
  function findPlace(page: string, label: string): void {
    const back = element(
      document,
      'button',
      {
        type: 'button',
        class: 'fields-button',
        click() {
          findPage();
          search?.focus();
        },
      },
      texts.otherPage,
    );
    const head = element(
      document,
      'div',
      { class: 'fields-reference' },
      element(document, 'p', { class: 'fields-chosen', dir: 'auto' }, texts.placeOn(label)),
      back,
    );
    find('anchor', onChoose, { above: [head], on: page });
  }

  function goOn(page: string, label: string): void {
    findPlace(page, label);
    search?.focus();
  }

  const page = pageOfPlace(current);
  if (category !== 'placeElsewhere') find(category, onChoose);
  else if (page === undefined) findPage();
  else findPlace(page, page);
  return { root, focus: () => search?.focus(), destroy: () => search?.destroy() };
}

/** What has no address cannot be led to. */
function onlyLinks(choices: readonly FieldChoice[]): FieldChoice[] {
  return choices.filter(({ href }) => href !== undefined);
}
