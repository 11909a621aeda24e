/** What decides whether a visit is replayed [7.23] [9.26]. */
export interface ReplayFacts {
  /** How many processors the machine has. */
  readonly cores: number;
  /** Whether the site has it switched on. */
  readonly isFlagged: boolean;
  /** The share of visits that are replayed, from 0 to 1. */
  readonly share: number;
  /** A number from 0 up to, but not including, 1, the same for all pages of a visit. */
  readonly sample: number;
}

/** Whether a visit may be replayed: on more than two processors, flagged and sampled [9.26]. */
export function mayReplay({ cores, isFlagged, share, sample }: ReplayFacts): boolean {
  return cores > 2 && isFlagged && sample < share;
}

/** Whether an id stands for a replay; a mock does not [7.23]. */
export function isReplayId(id: unknown): id is string {
  return typeof id === 'string' && id !== '' && !/^mock/i.test(id);
}
