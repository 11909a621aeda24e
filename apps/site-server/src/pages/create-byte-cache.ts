/** Keeps the most recently used values, up to a number of bytes. */
export interface ByteCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, bytes: number): void;
  /** Bytes in use. */
  size(): number;
}

/**
 * Creates a cache that evicts the least recently used values.
 *
 * @param mostBytes a single larger value is not kept at all
 */
export function createByteCache<Value>(mostBytes: number): ByteCache<Value> {
  // A Map keeps the order of insertion: the first key is the least recently used.
  const entries = new Map<string, { value: Value; bytes: number }>();
  let used = 0;

  function remove(key: string): void {
    used -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      remove(key);
      if (bytes > mostBytes) return;
      entries.set(key, { value, bytes });
      used += bytes;
      for (const oldest of entries.keys()) {
        if (used <= mostBytes) break;
        remove(oldest);
      }
    },
    size: () => used,
  };
}
