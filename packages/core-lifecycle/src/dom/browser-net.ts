import type { Net } from '../deliver';

/** The connection state that a window's browser reports. */
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
