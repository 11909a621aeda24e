import type { Net } from '../deliver';

/** The net as a window's browser knows it. */
export function browserNet(window: Window): Net {
  return {
    isOnline: () => window.navigator.onLine,
    whenOnline: (signal) =>
      new Promise((resolve) => {
        window.addEventListener('online', resolve, { once: true, signal });
        signal.addEventListener('abort', resolve);
        if (signal.aborted) resolve(0);
      }),
  };
}
