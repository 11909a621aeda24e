import { formatPlace, insideAttribute, placeAttribute, readPlace } from './create-outline-list';
import type { OutlinePlace } from './outline';

/** What happens while something is dragged. */
export interface DragEvents {
  /** @param to the place that it takes, as `moveInOutline` takes it */
  readonly onDrop: (from: OutlinePlace, to: OutlinePlace) => void;
  readonly onCancel: () => void;
}

/** How far a pointer moves before it drags, in px. */
const slack = 4;

/** On the row at which a line shows where something lands: before or after it. */
const dropAttribute = 'data-drop';

/** Beside it: it lands in the folder there. */
const dropInsideAttribute = 'data-drop-inside';

/**
 * Lets rows be dragged by their grips. A line shows where they land; Escape leaves them where they
 * were.
 *
 * @param root of the list
 * @param events what is told
 * @param signal ends it
 */
export function dragOutline(
  root: HTMLElement,
  { onDrop, onCancel }: DragEvents,
  signal: AbortSignal,
): void {
  let from: OutlinePlace | undefined;
  let startY = 0;
  let isDragging = false;
  let to: OutlinePlace | undefined;

  function mark(found?: FoundPlace): void {
    for (const marked of root.querySelectorAll(`[${dropAttribute}]`)) {
      marked.removeAttribute(dropAttribute);
      marked.removeAttribute(dropInsideAttribute);
    }
    if (!found) return;
    found.row.setAttribute(dropAttribute, found.edge);
    found.row.toggleAttribute(dropInsideAttribute, found.place.isInside === true);
  }

  function end(): void {
    if (from) rowOf(root, from)?.removeAttribute('data-is-dragged');
    from = undefined;
    isDragging = false;
    mark();
  }

  root.addEventListener(
    'pointerdown',
    (event) => {
      const grip = gripOf(event.target);
      if (!grip || event.button !== 0) return;
      from = readPlace(grip.dataset['outlineGrip'] ?? '');
      startY = event.clientY;
      to = undefined;
      grip.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  root.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (!from || (!isDragging && Math.abs(clientY - startY) < slack)) return;
      isDragging = true;
      rowOf(root, from)?.setAttribute('data-is-dragged', '');
      const found = findPlace(root, from, { x: clientX, y: clientY });
      to = found?.place;
      mark(found);
    },
    { signal },
  );
  root.addEventListener(
    'pointerup',
    () => {
      const [moved, place, hasMoved] = [from, to, isDragging];
      end();
      if (moved && place && hasMoved) onDrop(moved, place);
    },
    { signal },
  );
  root.addEventListener('pointercancel', end, { signal });
  root.ownerDocument.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isDragging) return;
      event.preventDefault();
      end();
      onCancel();
    },
    { signal },
  );
}

function gripOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-outline-grip]') : null;
}

function rowOf(root: HTMLElement, place: OutlinePlace): HTMLElement | null {
  return root.querySelector(`.outline-row[${placeAttribute}="${formatPlace(place)}"]`);
}

interface FoundPlace {
  readonly place: OutlinePlace;
  readonly row: HTMLElement;
  readonly edge: 'before' | 'after';
}

/** How far from the start of its list a pointer is that puts a line into a folder, in px. */
const insideFrom = 40;

/** Groups land among groups; lines among lines, or below a heading. */
function findPlace(
  root: HTMLElement,
  from: OutlinePlace,
  point: { readonly x: number; readonly y: number },
): FoundPlace | undefined {
  const isGroup = from.line === undefined;
  const rows = [...root.querySelectorAll<HTMLElement>(isGroup ? '.outline-group' : `.outline-row`)];
  const [nearest] = rows
    .map((row) => ({ row, ...distanceOf(row.getBoundingClientRect(), point) }))
    .sort((one, other) => one.distance - other.distance);
  if (!nearest) return undefined;
  const { row, isAbove } = nearest;
  if (isGroup) {
    const group = Number(row.dataset['outlineGroup']) + (isAbove ? 0 : 1);
    const place = { group: group > from.group ? group - 1 : group };
    return { place, row, edge: isAbove ? 'before' : 'after' };
  }
  return findLine(root, from, { row, isAbove, x: point.x });
}

function findLine(
  root: HTMLElement,
  from: OutlinePlace,
  { row, isAbove, x }: { readonly row: HTMLElement; readonly isAbove: boolean; readonly x: number },
): FoundPlace | undefined {
  const at = readPlace(row.getAttribute(placeAttribute) ?? '');
  const edge = at.line !== undefined && isAbove ? 'before' : 'after';
  // A heading has its lines below it.
  const line = at.line === undefined ? 0 : at.line + (isAbove ? 0 : 1);
  const own = ownRun(rowOf(root, from));
  const first = from.line ?? 0;
  const isSameGroup = at.group === from.group;
  // What a folder takes along is no place for it.
  if (own.length > 1 && own.includes(row)) return undefined;
  const isBelowItself = isSameGroup && line > first;
  const next = edge === 'before' ? row : row.nextElementSibling;
  const below = next && own.includes(next) ? (own.at(-1)?.nextElementSibling ?? null) : next;
  const isFirst = line === 0 || (isSameGroup && first === 0 && line === 1 && own.length === 1);
  const isInside =
    row.hasAttribute('aria-level') &&
    !isFirst &&
    own.length === 1 &&
    (below?.hasAttribute(insideAttribute) === true || distanceFromStart(row, x) > insideFrom);
  const place = { group: at.group, line: isBelowItself ? line - own.length : line, isInside };
  return { place, row, edge };
}

/** The row that is dragged, and those that are in it. */
function ownRun(row: Element | null): readonly Element[] {
  const run = row ? [row] : [];
  if (row?.hasAttribute(insideAttribute)) return run;
  let next = row?.nextElementSibling;
  while (next?.hasAttribute(insideAttribute)) {
    run.push(next);
    next = next.nextElementSibling;
  }
  return run;
}

function distanceFromStart(row: HTMLElement, x: number): number {
  const { left, right } = (row.parentElement ?? row).getBoundingClientRect();
  return getComputedStyle(row).direction === 'rtl' ? right - x : x - left;
}

function distanceOf(box: DOMRect, { x, y }: { readonly x: number; readonly y: number }) {
  const beside = Math.max(box.left - x, 0, x - box.right);
  const above = Math.max(box.top - y, 0, y - box.bottom);
  return { distance: beside + above, isAbove: y < box.top + box.height / 2 };
}
