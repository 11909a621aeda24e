/** Logged as a warning when the runtime script runs a second time on the same page [4.04]. */
export const secondRunMessage = '[frontage] Already running';

/**
 * A chunk did not load [8.17]. Separate, because every page loads it; the other messages load with
 * the code that needs them.
 */
export const chunkFailedMessage = (id: string): string => `Loading chunk ${id} failed`;

/** The codes of what can go wrong here, with their messages. */
export const lifecycleMessages = {
  /** A chunk did not load [8.17]. */
  'chunk-failed': chunkFailedMessage,
  /** A third-party script failed or exceeded its timeout. */
  'script-failed': (url: string) => `Loading script ${url} failed`,
  /** A third-party script's address is not an http or https address. */
  'script-refused': (url: string) =>
    `[core-lifecycle] Not a script address: ${url}. Give a full http or https address.`,
} as const;

/** The code of a message in `lifecycleMessages`. */
export type LifecycleCode = keyof typeof lifecycleMessages;
