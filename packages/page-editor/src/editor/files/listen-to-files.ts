import { createDragRun } from '../drag/create-drag-run';
import type { FrameEvents } from '../frame-events';
import { isTyping } from '../listen-to-desk';
import { readFiles, readPastedFiles } from './read-files';

/** What the listeners need. */
export interface FileListeners extends Pick<FrameEvents, 'onFiles'> {
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Takes files that are dropped or pasted, on the page in the frame or beside it: a browser would
 * leave the editor for them. A line shows where they land.
 *
 * @param frame that the page stands in
 * @param window of the page
 */
export function listenToFiles(
  frame: HTMLIFrameElement,
  window: Window,
  { onFiles, signal }: FileListeners,
): void {
  const run = createDragRun(frame, window);
  const desk = frame.ownerDocument.defaultView ?? window;
  const listen = { capture: true, signal };

  function take(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function drag(event: DragEvent, isOver: boolean): void {
    if (!event.dataTransfer?.types.includes('Files')) return;
    take(event);
    event.dataTransfer.dropEffect = 'copy';
    if (!isOver) return;
    run.move({ x: event.clientX, y: event.clientY });
    if (!run.isOn()) run.start([]);
  }

  function drop(event: DragEvent): void {
    const place = run.end()?.place;
    if (!event.dataTransfer?.types.includes('Files')) return;
    take(event);
    onFiles(readFiles(event.dataTransfer), place);
  }

  function paste(event: ClipboardEvent): void {
    if (!event.clipboardData || desk.document.querySelector('dialog[open]')) return;
    const files = readPastedFiles(event.clipboardData, isTyping(event));
    if (files.length === 0) return;
    take(event);
    onFiles(files);
  }

  for (const place of [window, desk]) {
    for (const type of ['dragenter', 'dragover'] as const)
      place.addEventListener(type, (event) => drag(event, place === window), listen);
    place.addEventListener('drop', drop, listen);
    place.addEventListener('paste', paste, listen);
  }
  // Between two elements of the page it names the other one.
  window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? run.end(), listen);
  signal.addEventListener('abort', () => {
    run.end();
    run.destroy();
  });
}
