import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { calendarParts as parts } from './calendar.parts';
import { createDayGrid, dayOf } from './create-day-grid';
import { stepDay } from './step-day';

/**
 * Makes the table of a calendar a grid: one of its days is in the order of Tab, and keys lead from
 * there to the others, also into other months. The links of events stay in that order.
 */
export function mountDays(
  root: HTMLElement,
  { window, signal }: Pick<BlockContext, 'window' | 'signal'>,
): Teardown {
  const grid = createDayGrid(root);

  function onKey(event: KeyboardEvent): void {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!(target instanceof window.Element) || ctrlKey || metaKey || altKey || shiftKey) return;
    const cell = target.closest<HTMLElement>(`.${parts.day}`);
    if (!cell) return;
    if (key === 'Escape' && target !== cell) return grid.focus(cell);
    const link = cell.querySelector<HTMLElement>('a');
    if (key === 'Enter' && target === cell && link) {
      event.preventDefault();
      return link.focus();
    }
    const row = cell.parentElement ? [...cell.parentElement.children] : [];
    const day = stepDay(key, {
      day: dayOf(cell),
      column: row.indexOf(cell),
      isRightToLeft: window.getComputedStyle(root).direction === 'rtl',
    });
    if (day === undefined) return;
    event.preventDefault();
    grid.go(cell, day);
  }

  /** A press may begin there. */
  function onFocus({ target }: FocusEvent): void {
    if (target instanceof window.Element && target.matches(`.${parts.day}`)) grid.stopAt(target);
  }

  root.addEventListener('keydown', onKey, { signal });
  root.addEventListener('focusin', onFocus, { signal });
  // Other months come in place of this one.
  const observer = new window.MutationObserver(grid.setUp);
  observer.observe(root, { childList: true });
  grid.setUp();
  return () => {
    observer.disconnect();
    grid.end();
  };
}
