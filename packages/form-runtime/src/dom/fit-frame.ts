import type { AfterMessage } from './after-parts';

/** The tallest a frame gets, in pixels. */
export const tallest = 10_000;

/**
 * How often its height follows: content that is as tall as its frame, and a bit, would grow for
 * ever.
 */
export const mostChanges = 50;

/**
 * Makes a frame of the owner's HTML as tall as its content says it is; until then, and
 * where it says nothing, its style decides [2.17]. A chunk of its own: forms without such
 * HTML do not load it.
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
  // It may have spoken before anybody listened.
  frame.contentWindow?.postMessage('height', '*');
}

/** Whole pixels from 1; 0 for what is no height. */
function readHeight(data: unknown): number {
  const { frontageHeight }: Partial<AfterMessage> = Object(data);
  return typeof frontageHeight === 'number' && frontageHeight > 0
    ? Math.min(Math.ceil(frontageHeight), tallest)
    : 0;
}
