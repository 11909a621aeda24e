import type { Teardown } from '@frontage/core-lifecycle';
import { createMarkupChanges, type BlockContext } from '@frontage/core-lifecycle/dom';
import { widgetAttributes } from '../../widget/widget.parts';
import { calendarParts as parts } from './calendar.parts';
import { stepDay } from './step-day';

/**
 * Makes the table of a calendar a grid: one of its days is in the order of Tab, and keys lead from
 * there to the others, also into other months. The links of events stay in that order.
 */
export function mountDays(
  root: HTMLElement,
  { window, signal }: Pick<BlockContext, 'window' | 'signal'>,
): Teardown {
  const changes = createMarkupChanges(window.document);
  /** The day to focus once its month has come. */
  let awaited: string | undefined;

  const cells = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(`.${parts.day}`)];
  const isShown = (cell: HTMLElement): boolean => cell.getClientRects().length > 0;

  /** Gives the months that have come their roles. */
  function setUp(): void {
    const table = root.querySelector('table');
    if (!table || table.getAttribute('role') === 'grid') return;
    changes.set(table, 'role', 'grid');
    const all = cells();
    for (const cell of all) {
      changes.set(cell, 'role', 'gridcell');
      changes.set(cell, 'tabindex', '-1');
    }
    const shown = all.filter(isShown);
    const first =
      shown.find((cell) => cell.getAttribute('aria-current') === 'date') ??
      shown.find((cell) => !cell.hasAttribute('data-empty')) ??
      shown[0];
    if (first) first.tabIndex = 0;
    const wanted = all.find((cell) => dayOf(cell) === awaited);
    awaited = undefined;
    if (wanted) focus(wanted);
  }

  function focus(cell: HTMLElement): void {
    for (const other of cells()) other.tabIndex = other === cell ? 0 : -1;
    cell.focus();
  }

  /** On narrow screens only days with events are shown: the next of them that way. */
  function go(from: HTMLElement, day: string): void {
    const all = cells();
    const isLater = day > dayOf(from);
    const wanted = all.find((cell) => dayOf(cell) === day);
    if (!wanted) {
      const rel = isLater ? 'next' : 'prev';
      const link = root.querySelector<HTMLElement>(`a[${widgetAttributes.turn}][rel=${rel}]`);
      awaited = link ? day : undefined;
      link?.click();
      return;
    }
    const beyond = all
      .filter(isShown)
      .filter((cell) => (isLater ? dayOf(cell) >= day : dayOf(cell) <= day));
    const next = isShown(wanted) ? wanted : beyond.at(isLater ? 0 : -1);
    if (next) focus(next);
  }

  root.addEventListener(
    'keydown',
    (event) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const cell = target instanceof window.Element && target.closest<HTMLElement>(`.${parts.day}`);
      if (!cell || ctrlKey || metaKey || altKey || shiftKey) return;
      const link = cell.querySelector<HTMLElement>('a');
      if (key === 'Enter' && target === cell && link) {
        event.preventDefault();
        link.focus();
        return;
      }
      if (key === 'Escape' && target !== cell) {
        focus(cell);
        return;
      }
      const row = cell.parentElement ? [...cell.parentElement.children] : [];
      const day = stepDay(key, {
        day: dayOf(cell),
        column: row.indexOf(cell),
        isRightToLeft: window.getComputedStyle(root).direction === 'rtl',
      });
      if (day === undefined) return;
      event.preventDefault();
      go(cell, day);
    },
    { signal },
  );
  // A press may begin there.
  root.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof window.Element) || !target.matches(`.${parts.day}`)) return;
      for (const cell of cells()) cell.tabIndex = cell === target ? 0 : -1;
    },
    { signal },
  );
  const observer = new window.MutationObserver(setUp);
  observer.observe(root, { childList: true });
  setUp();
  return () => {
    observer.disconnect();
    changes.undo();
  };
}

/** The day of a cell, such as `2026-03-09`. */
function dayOf(cell: HTMLElement): string {
  return cell.querySelector('time')?.dateTime ?? '';
}
