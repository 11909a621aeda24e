import type { AfterMessage } from '../markup/after-parts';

/** The largest height of a frame, in pixels. */
export const tallest = 10_000;

/**
 * How often the height follows the content: content that is always a bit taller than its frame
 * would grow for ever.
 */
export const mostChanges = 50;

/**
 * Makes a frame of the owner's HTML as tall as its content reports. Until a report, its style
 * decides [2.17]. A separate chunk: forms without such HTML do not load it.
 *
 * @param signal ends it
 */
export function fitFrame(frame: HTMLIFrameElement, signal: AbortSignal): void {
  let changes = 0;

  function onMessage({ source, data }: MessageEvent<unknown>): void {
    const height = readHeight(data);
    if (source !== frame.contentWindow || height === 0 || changes === mostChanges) return;
    changes += 1;
    frame.style.blockSize = `${height}px`;
  }

  window.addEventListener('message', onMessage, { signal });
  // The content may have reported its height before the listener was added.
  frame.contentWindow?.postMessage('height', '*');
}

/** Reads a height in whole pixels from 1; 0 if it is invalid. */
function readHeight(data: unknown): number {
  const { frontageHeight }: Partial<AfterMessage> = Object(data);
  return typeof frontageHeight === 'number' && frontageHeight > 0
    ? Math.min(Math.ceil(frontageHeight), tallest)
    : 0;
}
