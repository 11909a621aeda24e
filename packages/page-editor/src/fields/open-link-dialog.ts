import { visitorLinks, wrongLink } from '@frontage/site-model';
import { element } from '../elements/element';
import { choiceTexts } from './choice-texts';
import { createLinkSearch, type LinkSearch } from './create-link-search';
import type { LoadChoices } from './field-choice';
import {
  foundCategories,
  isFoundCategory,
  linkCategory,
  writtenCategories,
  writtenLink,
  writtenPart,
  type LinkCategory,
} from './link-category';
import { linkIssueTexts, linkTexts as texts } from './link-texts';
import { openFieldsDialog, type FieldsDialog } from './open-fields-dialog';

/** What a dialog for a link is made of. */
export interface LinkDialogOptions {
  readonly document: Document;
  readonly loadChoices: LoadChoices;
  /** Where the link leads now; '' for nowhere. */
  readonly current: string;
  /** The categories that it may have. @default all */
  readonly categories?: readonly LinkCategory[];
  /**
   * Called with a link that passes every check [5.08], and with what it leads to in words; '' takes
   * it off.
   */
  onChoose(href: string, label: string): void;
}

/**
 * Opens the dialog in which an owner says where a link leads [2.13]: what is on the site is found
 * by searching, the rest is written and checked.
 */
export function openLinkDialog(options: LinkDialogOptions): FieldsDialog {
  const { document, current, onChoose } = options;
  const { categories = [...foundCategories, ...writtenCategories] } = options;
  const room = element(document, 'div', { class: 'fields-link-room' });
  const category = element(
    document,
    'select',
    { class: 'fields-control', change: showCategory },
    ...categories.map((value) =>
      element(
        document,
        'option',
        { value, selected: value === linkCategory(current) },
        texts.categories[value],
      ),
    ),
  );
  const acts = element(
    document,
    'div',
    { class: 'fields-buttons' },
    ...(current === '' ? [] : [button(texts.remove, () => choose(''))]),
    button(choiceTexts.close, () => dialog.close()),
  );
  let search: LinkSearch | undefined;
  const dialog = openFieldsDialog({
    document,
    parent: document.body,
    title: texts.heading,
    parts: [element(document, 'label', {}, texts.leadsTo, category), room, acts],
    onClose: () => search?.destroy(),
  });
  showCategory();
  (search ?? room.querySelector('input') ?? category).focus();

  function button(text: string, click: () => void): HTMLElement {
    return element(document, 'button', { type: 'button', class: 'fields-button', click }, text);
  }

  function showCategory(): void {
    search?.destroy();
    search = undefined;
    const to = categories.find((one) => one === category.value) ?? 'outside';
    if (!isFoundCategory(to)) return room.replaceChildren(createWrittenForm(options, to, choose));
    search = createLinkSearch({ ...options, category: to, onChoose: choose });
    room.replaceChildren(search.root);
  }

  function choose(href: string, label = href): void {
    dialog.close();
    onChoose(href, label);
  }

  return dialog;
}

function createWrittenForm(
  { document, current }: LinkDialogOptions,
  category: (typeof writtenCategories)[number],
  choose: (href: string) => void,
): HTMLElement {
  const id = `link-written-${category}`;
  const wrong = element(document, 'p', { class: 'fields-error', id: `${id}-wrong`, role: 'alert' });
  const written = element(document, 'input', {
    id,
    class: 'fields-control',
    type: 'text',
    inputmode: { email: 'email', phone: 'tel', outside: 'url' }[category],
    autocomplete: 'off',
    dir: 'ltr',
    value: writtenPart(category, current),
    'aria-describedby': `${id}-hint ${id}-wrong`,
  });
  return element(
    document,
    'form',
    {
      class: 'fields-field',
      novalidate: true,
      submit(event) {
        event.preventDefault();
        const link = writtenLink(category, written.value);
        const issue = wrongLink(link, visitorLinks, linkIssueTexts);
        wrong.textContent = issue ?? '';
        written.ariaInvalid = String(issue !== undefined);
        if (issue === undefined) choose(link);
        else written.focus();
      },
    },
    element(document, 'label', { for: id, class: 'fields-label' }, texts.labels[category]),
    written,
    element(document, 'p', { class: 'fields-hint', id: `${id}-hint` }, texts.hints[category]),
    wrong,
    element(document, 'button', { class: 'fields-button' }, texts.set),
  );
}
