import { element } from '../element';
import { kindText, say } from './editor-texts';

/**
 * Asks which kind of block is added.
 *
 * @param document of the editor
 * @param kinds all kinds
 * @param about where it comes, in words
 * @returns the kind; undefined if it was closed
 */
export function askForKind(
  document: Document,
  kinds: readonly string[],
  about: string,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    let chosen: string | undefined;
    const choices = kinds.map((kind) => {
      const pick = () => {
        chosen = kind;
        dialog.close();
      };
      const button = element(
        document,
        'button',
        { type: 'button', class: 'button', 'data-look': 'quiet', click: pick },
        kindText(kind),
      );
      return {
        name: kindText(kind).toLowerCase(),
        item: element(document, 'li', {}, button),
        pick,
      };
    });
    const none = element(document, 'p', { class: 'quiet', role: 'status' });
    const found = (words: string) => choices.filter(({ name }) => name.includes(words));
    const search = element(document, 'input', {
      id: 'editor-search',
      type: 'search',
      autocomplete: 'off',
      input() {
        const shown = found(search.value.trim().toLowerCase());
        for (const choice of choices) choice.item.hidden = !shown.includes(choice);
        none.textContent = shown.length > 0 ? '' : say('noneFound');
      },
      keydown(event) {
        if ((event as KeyboardEvent).key !== 'Enter') return;
        event.preventDefault();
        found(search.value.trim().toLowerCase())[0]?.pick();
      },
    });
    const dialog = element(
      document,
      'dialog',
      {
        class: 'editor-palette',
        'aria-labelledby': 'editor-palette-heading',
        close() {
          dialog.remove();
          resolve(chosen);
        },
      },
      element(document, 'h2', { id: 'editor-palette-heading' }, say('addHeading')),
      element(document, 'p', { class: 'quiet' }, about),
      element(
        document,
        'div',
        { class: 'field' },
        element(document, 'label', { for: 'editor-search' }, say('search')),
        search,
      ),
      element(document, 'ul', {}, ...choices.map(({ item }) => item)),
      none,
      element(
        document,
        'button',
        { type: 'button', class: 'button', 'data-look': 'quiet', click: () => dialog.close() },
        say('close'),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
    search.focus();
  });
}
