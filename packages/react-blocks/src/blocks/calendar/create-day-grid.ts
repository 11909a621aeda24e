import type { Teardown } from '@frontage/core-lifecycle';
import { createMarkupChanges } from '@frontage/core-lifecycle/dom';
import { widgetAttributes } from '../../widget/widget.parts';
import { calendarParts as parts } from './calendar.parts';

/** The table of a month as a grid, of whose days one is in the order of Tab. */
export interface DayGrid {
  /** Gives a month that has come its roles, and focuses the day that was waited for. */
  setUp(): void;
  focus(cell: HTMLElement): void;
  /** Makes a day the one in the order of Tab. */
  stopAt(cell: Element): void;
  /** Goes to a day, perhaps of another month. */
  go(from: HTMLElement, day: string): void;
  /** Takes the roles back. */
  end: Teardown;
}

/** Creates the grid; `setUp` begins it. */
export function createDayGrid(root: HTMLElement): DayGrid {
  const changes = createMarkupChanges(root.ownerDocument);
  /** The day to focus once its month has come. */
  let awaited: string | undefined;
  const cells = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(`.${parts.day}`)];

  function setUp(): void {
    const table = root.querySelector('table');
    if (!table || table.getAttribute('role') === 'grid') return;
    changes.set(table, 'role', 'grid');
    const all = cells();
    for (const cell of all) {
      changes.set(cell, 'role', 'gridcell');
      changes.set(cell, 'tabindex', '-1');
    }
    const first = firstStop(all.filter(isShown));
    if (first) first.tabIndex = 0;
    const wanted = all.find((cell) => dayOf(cell) === awaited);
    awaited = undefined;
    if (wanted) focus(wanted);
  }

  function stopAt(cell: Element): void {
    for (const other of cells()) other.tabIndex = other === cell ? 0 : -1;
  }

  function focus(cell: HTMLElement): void {
    stopAt(cell);
    cell.focus();
  }

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
    // On narrow screens only days with events are shown: the next of them that way.
    const beyond = all
      .filter(isShown)
      .filter((cell) => (isLater ? dayOf(cell) >= day : dayOf(cell) <= day));
    const next = isShown(wanted) ? wanted : beyond.at(isLater ? 0 : -1);
    if (next) focus(next);
  }

  return { setUp, focus, stopAt, go, end: changes.undo };
}

/** Today, or else the first day with events. */
function firstStop(shown: readonly HTMLElement[]): HTMLElement | undefined {
  return (
    shown.find((cell) => cell.getAttribute('aria-current') === 'date') ??
    shown.find((cell) => !cell.hasAttribute('data-empty')) ??
    shown[0]
  );
}

function isShown(cell: HTMLElement): boolean {
  return cell.getClientRects().length > 0;
}

/** Gives the day of a cell, such as `2026-03-09`. */
export function dayOf(cell: HTMLElement): string {
  return cell.querySelector('time')?.dateTime ?? '';
}
