/** The videos of a window; of them one plays. */
export interface QuietVideos {
  /** Adds one. @returns takes it out */
  add(leave: () => void): () => void;
  /** All but this one return to their overlays [4.14]. */
  quietOthers(leave: () => void): void;
}

const videos = new WeakMap<Window, Set<() => void>>();

/** The videos of a window. */
export function quietVideos(window: Window): QuietVideos {
  const all = videos.get(window) ?? new Set<() => void>();
  videos.set(window, all);
  return {
    add(leave) {
      all.add(leave);
      return () => all.delete(leave);
    },
    quietOthers(own) {
      for (const leave of all) if (leave !== own) leave();
    },
  };
}
