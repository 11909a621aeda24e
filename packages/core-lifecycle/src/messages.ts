/** Warned when the runtime script runs a second time on the same page [4.04]. */
export const secondRunMessage = '[frontage] Already running';

/**
 * A chunk did not come [8.17]. By itself, since every page loads it, and the other messages only
 * with what needs them.
 */
export const chunkFailedMessage = (id: string): string => `Loading chunk ${id} failed`;

/** What each thing that can go wrong here is called, with the words for it. */
export const lifecycleMessages = {
  /** A chunk did not come [8.17]. */
  'chunk-failed': chunkFailedMessage,
  /** A script of another party did not come in time or failed. */
  'script-failed': (url: string) => `Loading script ${url} failed`,
  /** The address of another party's script is no http or https address. */
  'script-refused': (url: string) =>
    `[core-lifecycle] Not a script address: ${url}. Give a full http or https address.`,
} as const;

/** The code of a message in `lifecycleMessages`. */
export type LifecycleCode = keyof typeof lifecycleMessages;
