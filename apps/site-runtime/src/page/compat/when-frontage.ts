import type { FrontageGlobal, FrontageWindow } from '@frontage/core-lifecycle/boot';

/**
 * Gives `window.Frontage` as soon as its script has come; the calls until then wait in their order.
 * It never settles on a page that has no such script.
 */
export function whenFrontage(window: FrontageWindow): Promise<FrontageGlobal> {
  const { document } = window;
  return new Promise((resolve) => {
    const stop = new AbortController();
    const look = (): void => {
      if (!window.Frontage) return;
      stop.abort();
      resolve(window.Frontage);
    };
    // A script that has run is told of in the capture phase; one that ran before, by the others.
    const { signal } = stop;
    document.addEventListener('load', look, { capture: true, signal });
    document.addEventListener('readystatechange', look, { signal });
    window.addEventListener('load', look, { signal });
    look();
  });
}
