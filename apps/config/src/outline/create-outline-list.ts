import { element } from '@frontage/page-editor/fields';
import type { OutlineAddition } from './add-to-outline';
import { nameOf } from './name-of';
import type { Outline, OutlineLine, OutlinePlace } from './outline';
import { sayOfOutline as say } from './outline-texts';

/** What happens in the list of an outline. */
export interface OutlineEvents {
  /** A text or a heading was written. */
  readonly onWrite: (place: OutlinePlace, text: string) => void;
  readonly onLink: (place: OutlinePlace) => void;
  readonly onRemove: (place: OutlinePlace) => void;
  /** @param group where a line or a folder is added */
  readonly onAdd: (what: OutlineAddition, group: number) => void;
}

/** The place that a row, a grip or a control is for. */
export const placeAttribute = 'data-outline-place';

/** On a row that is in a folder. */
export const insideAttribute = 'data-is-inside';

/** Formats a place as the value of that attribute. */
export const formatPlace = ({ group, line }: OutlinePlace): string =>
  line === undefined ? `${group}` : `${group}.${line}`;

/** Reads a place, as `formatPlace` writes it. */
export function readPlace(value: string): OutlinePlace {
  const [group, line] = value.split('.').map(Number);
  return { group: group ?? 0, line };
}

/** Names the buttons of a row by a text that was written there. */
export function renameRow(row: Element, text: string, href: string): void {
  const names = {
    grip: say('move', { text: nameOf(text) }),
    link: nameOfLink(text, href),
    remove: say('remove', { text: nameOf(text) }),
  };
  for (const [part, name] of Object.entries(names))
    row.querySelector(`[data-part=${part}]`)?.setAttribute('aria-label', name);
}

const nameOfLink = (text: string, href = ''): string =>
  href === ''
    ? say('chooseFor', { text: nameOf(text) })
    : say('link', { text: nameOf(text), href });

/**
 * Makes the rows of an outline: a grip, a text, a link and a button each.
 *
 * @param document of the page
 * @param outline what it shows
 * @param events what is told
 */
export function createOutlineList(
  document: Document,
  outline: Outline,
  events: OutlineEvents,
): HTMLElement {
  const hasColumns = outline.some(({ title }) => title !== undefined) || outline.length === 0;
  const button = (text: string, click: () => void) =>
    element(
      document,
      'button',
      { type: 'button', class: 'button', 'data-look': 'quiet', click },
      text,
    );
  const groups = outline.map(({ title, lines }, group) => {
    const rows = lines.map((line, index) =>
      createRow(document, { group, line: index }, line, { ...events, nests: title === undefined }),
    );
    return element(
      document,
      'li',
      { class: 'outline-group', 'data-outline-group': String(group) },
      ...(title === undefined ? [] : [createHeading(document, group, title, events)]),
      element(document, 'ol', { class: 'outline-lines' }, ...rows),
      ...(title === undefined
        ? [
            element(
              document,
              'div',
              { class: 'row' },
              button(say('addLink'), () => events.onAdd('line', group)),
              button(say('addFolder'), () => events.onAdd('folder', group)),
            ),
          ]
        : [button(say('addLine'), () => events.onAdd('line', group))]),
    );
  });
  return element(
    document,
    'div',
    {},
    element(document, 'ol', { class: 'outline-groups' }, ...groups),
    ...(hasColumns ? [button(say('addColumn'), () => events.onAdd('column', outline.length))] : []),
  );
}

function createHeading(
  document: Document,
  group: number,
  title: string,
  events: OutlineEvents,
): HTMLElement {
  const place = { group };
  return element(
    document,
    'div',
    { class: 'outline-row', 'data-is-heading': true, [placeAttribute]: formatPlace(place) },
    createGrip(document, place, title),
    createText(
      document,
      place,
      { label: say('heading', { number: group + 1 }), text: title },
      events,
    ),
    createRemove(document, place, title, events),
  );
}

function createRow(
  document: Document,
  place: OutlinePlace,
  { text, href = '', isInside }: OutlineLine,
  events: OutlineEvents & { readonly nests: boolean },
): HTMLElement {
  const label = say('text', { number: (place.line ?? 0) + 1 });
  return element(
    document,
    'li',
    {
      class: 'outline-row',
      [placeAttribute]: formatPlace(place),
      [insideAttribute]: isInside === true,
      ...(events.nests && { 'aria-level': isInside ? '2' : '1' }),
    },
    createGrip(document, place, text, say(events.nests ? 'nestHint' : 'moveHint')),
    createText(document, place, { label, text }, events),
    element(
      document,
      'button',
      {
        type: 'button',
        class: 'outline-link',
        'data-part': 'link',
        'aria-haspopup': 'dialog',
        'aria-label': nameOfLink(text, href),
        click: () => events.onLink(place),
      },
      href || say('choose'),
    ),
    createRemove(document, place, text, events),
  );
}

function createGrip(
  document: Document,
  place: OutlinePlace,
  text: string,
  title = say('moveHint'),
): HTMLElement {
  return element(document, 'button', {
    type: 'button',
    class: 'outline-grip',
    'data-part': 'grip',
    'data-outline-grip': formatPlace(place),
    'aria-label': say('move', { text: nameOf(text) }),
    title,
  });
}

function createText(
  document: Document,
  place: OutlinePlace,
  { label, text }: { readonly label: string; readonly text: string },
  { onWrite }: OutlineEvents,
): HTMLElement {
  const input = element(document, 'input', {
    type: 'text',
    'data-part': 'text',
    'aria-label': label,
    maxlength: 200,
    dir: 'auto',
    value: text,
    autocomplete: 'off',
    input: () => onWrite(place, input.value),
    // It would send the form.
    keydown: (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Enter') event.preventDefault();
    },
  });
  return input;
}

function createRemove(
  document: Document,
  place: OutlinePlace,
  text: string,
  { onRemove }: OutlineEvents,
): HTMLElement {
  return element(document, 'button', {
    type: 'button',
    class: 'outline-remove',
    'data-part': 'remove',
    'aria-label': say('remove', { text: nameOf(text) }),
    click: () => onRemove(place),
  });
}
