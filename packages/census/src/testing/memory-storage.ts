import type { KeptTexts, VisitorStorage } from '../storage/visitor-storage';

/** A storage of a visitor in memory, which tells what it keeps and for how long. */
export interface MemoryStorage extends VisitorStorage {
  readonly kept: Map<string, string>;
  /** The lifetimes of cookies as they were asked for, in milliseconds. */
  readonly lifetimes: Map<string, number>;
}

/**
 * Makes a storage in memory.
 *
 * @param refuses whether it keeps nothing, as a browser that denies cookies and storage
 */
export function memoryStorage({ refuses = false } = {}): MemoryStorage {
  const kept = new Map<string, string>();
  const lifetimes = new Map<string, number>();
  const texts = (kind: string): KeptTexts => ({
    get: (key) => kept.get(`${kind}:${key}`),
    set(key, text) {
      if (!refuses) kept.set(`${kind}:${key}`, text);
      return !refuses;
    },
    remove: (key) => void kept.delete(`${kind}:${key}`),
  });
  const { get, set, remove } = texts('cookie');
  return {
    kept,
    lifetimes,
    local: texts('local'),
    session: texts('session'),
    cookies: {
      read: get,
      write(name, value, lifetime) {
        lifetimes.set(name, lifetime);
        return set(name, value);
      },
      remove,
    },
  };
}
