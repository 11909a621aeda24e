/** Pictures that are loaded at once on a desktop and on a phone [9.17]. */
export const concurrentLoads = { desktop: 16, mobile: 1 } as const;

/** How many pictures this window loads at once; a phone is at most 432 px wide [9.24]. */
export function readConcurrentLoads(window: Window): number {
  return window.matchMedia('(max-width:432px)').matches ? concurrentLoads.mobile : concurrentLoads.desktop;
}

/** Whether the visitor asked the browser to save data, at the moment of the call. */
export function readSaveData(window: Window): boolean {
  // The Network Information API is not in the library's types: only Chromium has it.
  const { connection } = window.navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
