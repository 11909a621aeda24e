import type { Send } from '../gate';
import { pageConsent } from './consent/page-consent';
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
type PixelWindow = Window & {
  [key]?: PixelGate;
  readonly Frontage?: PixelGlobal;
};

/**
 * Gets the one gate of a page, and makes it on the first call. Whatever a host opens stays shut
 * until the visitor allows marketing: events wait for an answer, and a refusal forgets them. An
 * error that `send` throws is reported as an error of the page; no block fails because of it.
 */
export function pixelGate(window: Window): PixelGate {
  const page: PixelWindow = window;
  return (page[key] ??= createPageGate(page));
}

function createPageGate(page: PixelWindow): PixelGate {
  const consent = pageConsent(page);
  const gate = createPixelGate({ onError: (cause) => page.reportError(cause) });
  let send = page.Frontage?.sendPixel;

  function isRefused(): boolean {
    const { choice, hasSignal } = consent.state;
    return choice === 'refused' || (choice === 'undecided' && hasSignal);
  }

  /** Open while a host wants the events and the visitor allows it; a refusal forgets them. */
  function apply(): void {
    if (send && consent.allows('marketing')) gate.open(send);
    else if (isRefused()) gate.shut();
  }

  const set = (next: PixelGlobal['sendPixel']): void => {
    send = next;
    if (next) apply();
    else gate.shut();
  };

  if (page.Frontage) Object.defineProperty(page.Frontage, 'sendPixel', { get: () => send, set });
  consent.subscribe(apply);
  apply();
  return {
    emit(event) {
      if (!isRefused()) gate.emit(event);
    },
    open: set,
    shut: () => set(undefined),
  };
}
