import type { Send } from '../gate';
import type { PixelEvent } from '../pixel-event';
import { createPixelGate, type PixelGate } from '../pixel-gate';

/** The object `window.Frontage` of a published page, for the host. */
export interface PixelGlobal {
  /**
   * A function opens the page's gate and undefined shuts it, before or after the page's blocks have
   * started.
   *
   * @default undefined, the gate is shut
   */
  sendPixel?: Send<PixelEvent> | undefined;
}

// A registered symbol, so that every copy of this file on a page shares it.
const key = Symbol.for('frontage.pixels');

/**
 * The properties of a window that the gate uses. Only this file knows the symbol; the boot script
 * makes `Frontage`.
 */
type PixelWindow = {
  [key]?: PixelGate;
  readonly Frontage?: PixelGlobal;
  reportError(cause: unknown): void;
};

/**
 * Gets the one gate of a page, and makes it on the first call. An error that `send` throws is
 * reported as an error of the page; no block fails because of it.
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
