import { element, openLinkDialog, type LoadChoices } from '@frontage/page-editor/fields';
import { createOutlineDesk, type OutlineDesk } from './create-outline-desk';
import { createOutlineList, formatPlace, readPlace, renameRow } from './create-outline-list';
import { dragOutline } from './drag-outline';
import type { Outline, OutlineKind, OutlinePlace } from './outline';
import { sayOfOutline as say } from './outline-texts';

/** Which way the arrows of a grip lead. */
const directions: ReadonlyMap<string, -1 | 1> = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

/**
 * Shows the text of a control as rows that are dragged, moved by keys, linked and undone. The
 * control keeps the text, so that the form is sent, refused and saved as without a script.
 *
 * @param control the control
 * @param kind of its text
 * @param loadChoices finds what a link may lead to
 * @param wanted the link that somebody has come for: its row has the focus at once. @default none
 * @returns what undoes it
 */
export function mountOutline(
  control: HTMLTextAreaElement,
  kind: OutlineKind,
  loadChoices: LoadChoices,
  wanted?: string,
): () => void {
  const { ownerDocument: document } = control;
  const mounted = new AbortController();
  const { signal } = mounted;
  const status = element(document, 'p', { class: 'quiet hint', role: 'status' });
  const room = element(document, 'div');
  const announce = (words: string) => void (status.textContent = words);
  const desk = createOutlineDesk(control.value, kind, {
    onShow: show,
    onText(text) {
      control.value = text;
      // As if it were typed there: what watches over the form hears of moves and removals, too.
      control.dispatchEvent(new Event('input', { bubbles: true }));
    },
    onSay: announce,
  });
  const steps = element(
    document,
    'div',
    { class: 'row', 'data-outline-steps': true },
    createStep(document, 'undo', desk),
    createStep(document, 'redo', desk),
    status,
  );
  const root = createGroup(control, room, steps);

  function show(outline: Outline): void {
    room.replaceChildren(
      createOutlineList(document, outline, {
        onWrite: desk.write,
        onLink: askLink,
        onRemove(place) {
          desk.remove(place);
          steps.querySelector('button')?.focus();
        },
        onAdd: (what, group) => focus(desk.add(what, group), 'text'),
      }),
    );
  }

  function focus(place: OutlinePlace, part: 'grip' | 'text' | 'link'): void {
    const row = room.querySelector(`[data-outline-place="${formatPlace(place)}"]`);
    row?.querySelector<HTMLElement>(`[data-part=${part}]`)?.focus();
  }

  function askLink(place: OutlinePlace): void {
    openLinkDialog({
      document,
      loadChoices,
      current: desk.hrefAt(place),
      categories: ['page', 'placeElsewhere', 'product', 'file', 'email', 'phone', 'outside'],
      onChoose(href) {
        desk.link(place, href);
        focus(place, 'link');
      },
    });
  }

  listenToRows(room, desk, { focusGrip: (place) => focus(place, 'grip'), announce }, signal);
  show(desk.outline());
  const kept = control.parentElement?.querySelector<HTMLElement>('.outline-room');
  kept?.toggleAttribute('hidden', true);
  // A browser gives the focus to what has `autofocus` once it shows the page, maybe after this.
  const hasFocus = control.autofocus || document.activeElement === control;
  control.hidden = true;
  control.after(root);
  const place = wanted === undefined ? undefined : placeOfLink(desk.outline(), wanted);
  if (place) focus(place, 'link');
  else if (hasFocus) room.querySelector<HTMLElement>('[data-part=text]')?.focus();
  return () => {
    mounted.abort();
    root.remove();
    kept?.toggleAttribute('hidden', false);
    control.hidden = false;
  };
}

/** Makes the group that stands for a control: called as it is, with what is wrong with it. */
function createGroup(control: HTMLElement, ...children: readonly HTMLElement[]): HTMLElement {
  const { ownerDocument: document, id } = control;
  const parts = {
    class: 'outline',
    role: 'group',
    'aria-label': document.querySelector(`label[for="${id}"]`)?.textContent ?? '',
    'aria-describedby': control.getAttribute('aria-describedby') ?? undefined,
  };
  return element(document, 'div', parts, ...children);
}

function placeOfLink(outline: Outline, wanted: string): OutlinePlace | undefined {
  return outline
    .flatMap(({ lines }, group) => lines.map(({ href }, line) => ({ href, group, line })))
    .find(({ href }) => href === wanted);
}

function createStep(document: Document, name: 'undo' | 'redo', desk: OutlineDesk): HTMLElement {
  const click = () => desk.step(name);
  const parts = { type: 'button', class: 'button', 'data-look': 'quiet', click };
  return element(document, 'button', parts, say(name));
}

/** Rows are moved by keys and by pointers, and called by what is written in them. */
function listenToRows(
  room: HTMLElement,
  desk: OutlineDesk,
  act: {
    readonly focusGrip: (place: OutlinePlace) => void;
    readonly announce: (words: string) => void;
  },
  signal: AbortSignal,
): void {
  room.addEventListener(
    'keydown',
    (event) => {
      const from = placeOfGrip(event.target);
      if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
      const by = directions.get(event.key);
      const isInside = by === undefined ? nestsBy(event) : undefined;
      if (by === undefined && isInside === undefined) return;
      event.preventDefault();
      const to = by === undefined ? desk.nest(from, isInside === true) : desk.moveBy(from, by);
      if (to) act.focusGrip(to);
    },
    { signal },
  );
  room.addEventListener('input', ({ target }) => rename(target, desk), { signal });
  room.addEventListener('change', desk.settle, { signal });
  dragOutline(
    room,
    {
      onDrop(from, to) {
        desk.move(from, to);
        act.focusGrip(to);
      },
      onCancel: () => act.announce(say('cancelled')),
    },
    signal,
  );
}

/** Whether an arrow puts a line into a folder, or takes it out; undefined for other keys. */
function nestsBy({ key, target }: KeyboardEvent): boolean | undefined {
  const row = target instanceof Element ? target.closest('[aria-level]') : null;
  if (!row || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined;
  return (key === 'ArrowRight') === (getComputedStyle(row).direction === 'ltr');
}

function rename(target: EventTarget | null, desk: OutlineDesk): void {
  const row = target instanceof Element ? target.closest('[data-outline-place]') : null;
  if (!row) return;
  const place = readPlace(row.getAttribute('data-outline-place') ?? '');
  renameRow(row, desk.textAt(place), desk.hrefAt(place));
}

function placeOfGrip(target: EventTarget | null): OutlinePlace | undefined {
  const grip = target instanceof Element ? target.closest('[data-outline-grip]') : null;
  return grip ? readPlace(grip.getAttribute('data-outline-grip') ?? '') : undefined;
}
