import { createDebounce, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { scaledTextMeasures } from './fit-scaled-text';

/** Fits a line into its room: at once, when its fonts are there, and when the room changes. */
export function followRoom(
  line: HTMLElement,
  fit: () => void,
  { window, clock, signal }: BlockContext,
): Teardown {
  let room = line.clientWidth;
  const later = createDebounce(clock, fit, scaledTextMeasures.debounce);
  const observer = new window.ResizeObserver(() => {
    if (line.clientWidth === room) return;
    room = line.clientWidth;
    later();
  });
  fit();
  observer.observe(line);
  void window.document.fonts.ready.then(() => signal.aborted || fit());
  return () => {
    observer.disconnect();
    later.cancel();
  };
}
