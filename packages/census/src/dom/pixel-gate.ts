import type { Send } from '../gate';
import type { PixelEvent } from '../pixel-event';
import { createPixelGate, type PixelGate } from '../pixel-gate';

/** What a host finds in `window.Frontage` of a published page. */
export interface PixelGlobal {
  /**
   * Set it to a function to open the page's gate, and to undefined to shut it; before
   * or after the blocks of the page have started.
   *
   * @default undefined, the gate is shut
   */
  sendPixel?: Send<PixelEvent> | undefined;
}

// Registered with the engine, so that it is the same for every copy of this file on a page.
const key = Symbol.for('frontage.pixels');

/** What the gate uses of a window: nothing else knows the symbol, the boot makes `Frontage`. */
type PixelWindow = {
  [key]?: PixelGate;
  readonly Frontage?: PixelGlobal;
  reportError(cause: unknown): void;
};

/**
 * The one gate of a page, made by the first who asks. What `send` throws is reported as
 * an error of the page, and no block fails by it.
 */
export function pixelGate(window: Window): PixelGate {
  const page: PixelWindow = window;
  return (page[key] ??= createPageGate(page));
}

function createPageGate(page: PixelWindow): PixelGate {
  const gate = createPixelGate({ onError: (cause) => page.reportError(cause) });
  let send = page.Frontage?.sendPixel;
  const set = (next: PixelGlobal['sendPixel']): void => {
    send = next;
    if (next) gate.open(next);
    else gate.shut();
  };
  if (page.Frontage) Object.defineProperty(page.Frontage, 'sendPixel', { get: () => send, set });
  if (send) set(send);
  return gate;
}
