import { formatPlace, placeAttribute, readPlace } from './create-outline-list';
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

  function mark(row?: HTMLElement, edge?: 'before' | 'after'): void {
    for (const marked of root.querySelectorAll(`[${dropAttribute}]`))
      marked.removeAttribute(dropAttribute);
    if (row && edge) row.setAttribute(dropAttribute, edge);
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
      mark(found?.row, found?.edge);
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
  const at = readPlace(row.getAttribute(placeAttribute) ?? '');
  // A heading has its lines below it.
  const line = at.line === undefined ? 0 : at.line + (isAbove ? 0 : 1);
  const isBelowItself = at.group === from.group && line > (from.line ?? 0);
  return {
    place: { group: at.group, line: isBelowItself ? line - 1 : line },
    row,
    edge: at.line !== undefined && isAbove ? 'before' : 'after',
  };
}

function distanceOf(box: DOMRect, { x, y }: { readonly x: number; readonly y: number }) {
  const beside = Math.max(box.left - x, 0, x - box.right);
  const above = Math.max(box.top - y, 0, y - box.bottom);
  return { distance: beside + above, isAbove: y < box.top + box.height / 2 };
}
