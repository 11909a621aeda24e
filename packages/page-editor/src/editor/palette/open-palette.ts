import { element } from '../../elements/element';
import { typeOn } from '../../elements/type-on';
import { say } from '../editor-texts';
import { drawPicture } from '../draw-picture';
import { showDialog, type DialogPlace } from '../patterns/show-dialog';
import { plainPicture } from './load-groups';
import type { PaletteEntry, PaletteGroup } from './palette-entry';

/** An entry as it is shown. */
interface ShownEntry {
  readonly item: HTMLElement;
  /** Tells how well words fit: the more the better, 0 where they do not. */
  fit(words: readonly string[]): number;
}

/**
 * Asks what is added to the page: by a press, by words that are looked for, or by arrow keys.
 *
 * @param over where, and until when
 * @param groups what there is
 * @param about where it comes, in words
 * @param typed what was typed before it opened; a new line for Enter. @default nothing
 * @returns the id of an entry; undefined if the palette was closed
 */
export function openPalette(
  over: DialogPlace,
  groups: readonly PaletteGroup[],
  about: string,
  typed = '',
): Promise<string | undefined> {
  const { document } = over;
  return new Promise((resolve) => {
    let chosen: string | undefined;
    const pick = (id: string) => {
      chosen = id;
      dialog.close();
    };
    const shown = groups
      .filter(({ entries }) => entries.length > 0)
      .map(({ heading, entries, act }, index) => {
        const made = entries.map((entry) => showEntry(document, entry, pick));
        const id = `editor-palette-group-${index}`;
        const root = element(
          document,
          'section',
          { 'aria-labelledby': id },
          element(document, 'h3', { id }, heading),
          element(document, 'ul', {}, ...made.map(({ item }) => item)),
          ...(act ? [createAct(document, act.text, () => pick(act.id))] : []),
        );
        return made.map((entry) => ({ ...entry, root }));
      });
    const visible = () => [
      ...dialog.querySelectorAll<HTMLElement>('.editor-entry:not([hidden]) button'),
    ];
    const status = element(document, 'p', { class: 'quiet', role: 'status' });
    const search = element(document, 'input', {
      id: 'editor-search',
      type: 'search',
      autocomplete: 'off',
      autofocus: true,
      input: find,
      keydown(event) {
        if ((event as KeyboardEvent).key !== 'Enter') return;
        event.preventDefault();
        visible()[0]?.click();
      },
    });
    function find(): void {
      const words = search.value.trim().toLowerCase().split(/\s+/);
      const found = shown.flat().map((entry) => ({ ...entry, fits: entry.fit(words) }));
      // The last one first: each is put before the others, and so is its group.
      for (const { item, root, fits } of found.toReversed().sort((a, b) => a.fits - b.fits)) {
        item.hidden = fits === 0;
        item.parentElement?.prepend(item);
        root.hidden = item.hidden;
        head.after(root);
      }
      status.textContent = sayFound(visible().length);
    }
    const head = showHead(document, { about, search, status, close: () => dialog.close() });
    const dialog = element(
      document,
      'dialog',
      {
        class: 'editor-palette',
        'aria-labelledby': 'editor-palette-heading',
        keydown: (event) => stepFocus(event as KeyboardEvent, search, visible()),
        close() {
          dialog.remove();
          resolve(chosen);
        },
      },
      head,
      ...new Set(shown.flat().map(({ root }) => root)),
    );
    showDialog(over, dialog);
    search.focus();
    if (typed === '') return;
    [search.value = ''] = typed.split('\n');
    find();
    if (typed.includes('\n')) visible()[0]?.click();
  });
}

function sayFound(count: number): string {
  return count > 0 ? say(count === 1 ? 'foundOne' : 'found', { count }) : say('noneFound');
}

function showHead(
  document: Document,
  {
    about,
    search,
    status,
    close,
  }: { about: string; search: HTMLElement; status: HTMLElement; close: () => void },
): HTMLElement {
  return element(
    document,
    'div',
    { class: 'editor-palette-head' },
    element(document, 'h2', { id: 'editor-palette-heading' }, say('addHeading')),
    createAct(document, say('close'), close),
    element(
      document,
      'div',
      { class: 'field' },
      element(document, 'label', { for: 'editor-search' }, say('search')),
      search,
    ),
    element(document, 'p', { class: 'quiet' }, about),
    status,
  );
}

function createAct(document: Document, text: string, click: () => void): HTMLElement {
  return element(
    document,
    'button',
    { type: 'button', class: 'button', 'data-look': 'quiet', click },
    text,
  );
}

function showEntry(
  document: Document,
  { id, name, about = '', words = '', picture = plainPicture }: PaletteEntry,
  pick: (id: string) => void,
): ShownEntry {
  const aboutId = `editor-entry-${id}`;
  const button = element(
    document,
    'button',
    { type: 'button', 'aria-describedby': aboutId, click: () => pick(id) },
    name,
  );
  return {
    item: element(
      document,
      'li',
      { class: 'editor-entry' },
      drawPicture(document, picture),
      button,
      element(document, 'span', { id: aboutId, class: 'quiet' }, about),
    ),
    fit: createFit([name, words, about].map((text) => text.toLowerCase())),
  };
}

/** What is called so comes first, then what is called otherwise as well, or is about that. */
function createFit([name = '', words = '', about = '']: readonly string[]): ShownEntry['fit'] {
  const isIn = (text: string) => (word: string) => text.includes(word);
  return (wanted) => {
    if (name.startsWith(wanted.join(' '))) return 3;
    if (wanted.every(isIn(`${name} ${words}`))) return 2;
    return wanted.every(isIn(`${name} ${about} ${words}`)) ? 1 : 0;
  };
}

/**
 * Arrow keys go from the field to the entries, and from one to the next; letters go on with what is
 * looked for.
 */
function stepFocus(
  event: KeyboardEvent,
  search: HTMLInputElement,
  entries: readonly HTMLElement[],
): void {
  const at = entries.findIndex((button) => button === event.target);
  // In the field, arrows to the sides are the writer's.
  const by = { ArrowDown: 1, ArrowUp: -1, ...(at >= 0 && { ArrowRight: 1, ArrowLeft: -1 }) }[
    event.key
  ];
  if (at < 0 && event.target !== search) return;
  if (by === undefined) return typeOn(event, search);
  event.preventDefault();
  const next = at + by;
  (next < 0 ? search : entries[next])?.focus();
}
