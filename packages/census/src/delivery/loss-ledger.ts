import type { Losses } from '../packed/census-event';

/** Counts what becomes of the events of a page, until a collector has heard of it. */
export interface LossLedger {
  created(count: number): void;
  acknowledged(count: number): void;
  /** @param reason such as `journal-full` */
  dropped(reason: string, count: number): void;
  /** What no collector has heard of yet. */
  unreported(): Losses;
  /** Takes out what a collector has heard of, or what another batch now tells. */
  settle(losses: Losses): void;
  /** Puts back what was in a batch that is lost. */
  restore(losses: Losses): void;
}

/** Creates the ledger of a page. */
export function createLossLedger(): LossLedger {
  let [created, acknowledged] = [0, 0];
  const dropped = new Map<string, number>();

  function add(losses: Losses, sign: 1 | -1): void {
    created += sign * losses.created;
    acknowledged += sign * losses.acknowledged;
    for (const [reason, count] of Object.entries(losses.dropped)) drop(reason, sign * count);
  }

  function drop(reason: string, count: number): void {
    const sum = (dropped.get(reason) ?? 0) + count;
    if (sum > 0) dropped.set(reason, sum);
    else dropped.delete(reason);
  }

  return {
    created: (count) => void (created += count),
    acknowledged: (count) => void (acknowledged += count),
    dropped: drop,
    unreported: () => ({ created, acknowledged, dropped: Object.fromEntries(dropped) }),
    settle: (losses) => add(losses, -1),
    restore: (losses) => add(losses, 1),
  };
}
