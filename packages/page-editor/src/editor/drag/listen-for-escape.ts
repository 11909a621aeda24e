import type { DragRun } from './create-drag-run';

/**
 * Lets Escape give up what is dragged, wherever the focus is; nobody else hears of that key then.
 *
 * @param targets the windows and documents that may have the focus
 * @param run what is dragged
 * @param giveUp ends it
 * @param signal ends listening
 */
export function listenForEscape(
  targets: readonly EventTarget[],
  run: Pick<DragRun, 'isOn'>,
  giveUp: () => void,
  signal: AbortSignal,
): void {
  const hear = (event: Event) => {
    if (!run.isOn() || (event as KeyboardEvent).key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    giveUp();
  };
  for (const target of targets) target.addEventListener('keydown', hear, { capture: true, signal });
}
