import type { Net } from './reach-server';

/** The net as this window's browser knows it. */
export const browserNet: Net = {
  isOnline: () => navigator.onLine,
  whenOnline: (signal) =>
    new Promise((resolve) => window.addEventListener('online', resolve, { once: true, signal })),
};
