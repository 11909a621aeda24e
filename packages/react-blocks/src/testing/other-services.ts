import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Answers the requests to other hosts: see `scripts/create-other-hosts.mjs`. */
    answerOthers: (how: string, type?: string, body?: string) => Promise<number>;
  }
}

/** Other hosts, as a test has them answer from now on. */
export const otherServices = {
  /** They say nothing. */
  hold: () => commands.answerOthers('hold'),
  /** The line to them ends at once. */
  refuse: () => commands.answerOthers('refuse'),
  /** They answer, also what they were asked before. */
  reply: (type: string, body: string) => commands.answerOthers('reply', type, body),
  /** How many requests wait. */
  waiting: () => commands.answerOthers('count'),
  /** For the end of a test: refuses what waits, and lets go of the rest. */
  forget: () => commands.answerOthers('forget'),
};
