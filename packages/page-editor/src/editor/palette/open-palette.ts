import { element } from '../../elements/element';
import { typeOn } from '../../elements/type-on';
import { say } from '../editor-texts';
import { drawPicture } from '../draw-picture';
import { showDialog, type DialogPlace } from '../patterns/show-dialog';
import { plainPicture } from './load-groups';
import type { PaletteEntry, PaletteGroup } from './palette-entry';

/** An entry as it is shown. */
interface ShownEntry {
  readonly button: HTMLButtonElement;
  readonly item: HTMLElement;
  /** What it is found by. */
  readonly words: string;
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
        return { root, entries: made };
      });
    const all = shown.flatMap(({ entries }) => entries);
    const visible = () => all.filter(({ item }) => !item.hidden);
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
        takeFirst();
      },
    });
    const takeFirst = () => visible()[0]?.button.click();
    function find(): void {
      const words = search.value.trim().toLowerCase().split(/\s+/);
      for (const entry of all)
        entry.item.hidden = !words.every((word) => entry.words.includes(word));
      for (const { root, entries } of shown) root.hidden = entries.every(({ item }) => item.hidden);
      const count = visible().length;
      status.textContent =
        count > 0 ? say(count === 1 ? 'foundOne' : 'found', { count }) : say('noneFound');
    }
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
      showHead(document, { about, search, status, close: () => dialog.close() }),
      ...shown.map(({ root }) => root),
    );
    showDialog(over, dialog);
    search.focus();
    if (typed === '') return;
    [search.value = ''] = typed.split('\n');
    find();
    if (typed.includes('\n')) takeFirst();
  });
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
    button,
    item: element(
      document,
      'li',
      { class: 'editor-entry' },
      drawPicture(document, picture),
      button,
      element(document, 'span', { id: aboutId, class: 'quiet' }, about),
    ),
    words: `${name} ${about} ${words}`.toLowerCase(),
  };
}

/**
 * Arrow keys go from the field to the entries, and from one to the next; letters go on with what is
 * looked for.
 */
function stepFocus(
  event: KeyboardEvent,
  search: HTMLInputElement,
  entries: readonly ShownEntry[],
): void {
  const at = entries.findIndex(({ button }) => button === event.target);
  // In the field, arrows to the sides are the writer's.
  const by = { ArrowDown: 1, ArrowUp: -1, ...(at >= 0 && { ArrowRight: 1, ArrowLeft: -1 }) }[
    event.key
  ];
  if (at < 0 && event.target !== search) return;
  if (by === undefined) return typeOn(event, search);
  event.preventDefault();
  const next = at + by;
  (next < 0 ? search : entries[next]?.button)?.focus();
}
