import type { PageEdit } from '@frontage/site-model/editing';

/** Keeps edits in the browser until the server has them. */
export interface Journal {
  /** What an earlier tab left, such as one that was killed. */
  readonly left: readonly PageEdit[];
  /** Whether the browser keeps anything. */
  readonly isKept: boolean;
  /** Replaces what is kept. */
  write(edits: readonly PageEdit[]): void;
  /** Lets another tab take what is left. */
  destroy(): void;
}

/** What a journal needs of its window. */
export interface JournalPlace {
  readonly storage: Storage | undefined;
  /** Without it nothing of other tabs is taken, so that no two tabs send the same. */
  readonly locks: LockManager | undefined;
}

/**
 * Opens the journal of a tab for one page and account. What a tab left that is no longer open comes
 * with it; what another open tab has stays with that.
 *
 * @param place where it is kept
 * @param name of page and account
 * @param tab a name that no other tab has
 */
export async function createJournal(
  { storage, locks }: JournalPlace,
  name: string,
  tab: string,
): Promise<Journal> {
  const start = `frontage-edits:${name}:`;
  const key = start + tab;
  const ended = new AbortController();
  let isKept = storage !== undefined;
  const write = (edits: readonly PageEdit[]) => {
    if (!storage) return;
    try {
      if (edits.length > 0) storage.setItem(key, JSON.stringify(edits));
      else storage.removeItem(key);
    } catch {
      isKept = false;
    }
  };
  await new Promise<void>((resolve) => {
    if (!locks) return resolve();
    // Held as long as the tab is open; a killed tab gives it back.
    const held = locks.request(key, { mode: 'exclusive' }, () => {
      resolve();
      return new Promise<void>((release) => {
        ended.signal.addEventListener('abort', () => release());
      });
    });
    held.catch(() => resolve());
  });
  const left: PageEdit[] = [];
  if (storage && locks)
    for (const other of keysOf(storage, start))
      if (other !== key)
        await locks.request(other, { ifAvailable: true }, (lock) => {
          if (!lock) return;
          left.push(...readEdits(storage, other));
          // Kept under its own name before the other one goes.
          write(left);
          storage.removeItem(other);
        });
  return {
    left,
    get isKept() {
      return isKept;
    },
    write,
    destroy: () => ended.abort(),
  };
}

function keysOf(storage: Storage, start: string): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => key.startsWith(start))
    .sort();
}

function readEdits(storage: Storage, key: string): PageEdit[] {
  try {
    const edits: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    // Written by this very function's neighbour; the server checks them again.
    return Array.isArray(edits) ? (edits as PageEdit[]) : [];
  } catch {
    return [];
  }
}
