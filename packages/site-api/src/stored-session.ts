import { isRecord, isText } from '@frontage/core-lifecycle/reading';

/** Where a browser keeps texts by their names; `localStorage` is one. */
export interface TextStorage {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
  removeItem(name: string): void;
}

/** A text that a browser keeps about its session [4.03]. */
export interface StoredSession {
  /** Returns the text; an expired one is removed, and is none. */
  read(): string | undefined;
  /**
   * Keeps a text.
   *
   * @param value the text
   * @param expiresAt UTC milliseconds. @default it does not expire
   */
  write(value: string, expiresAt?: number): void;
  remove(): void;
}

/** The name that the session of a member is kept under. */
export const storedSessionName = 'frontage:member';

/**
 * Makes what keeps session data in a browser [4.03]. A storage that refuses, as in a private
 * window, keeps nothing; that is no error.
 *
 * @param storage of the browser; a function, since reading `localStorage` may throw
 * @param now UTC milliseconds
 */
export function createStoredSession(storage: () => TextStorage, now: () => number): StoredSession {
  const withStorage = <Result>(use: (opened: TextStorage) => Result): Result | undefined => {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  };
  const remove = (): void => withStorage((opened) => opened.removeItem(storedSessionName));
  return {
    read() {
      const stored = withStorage<unknown>((opened) =>
        JSON.parse(opened.getItem(storedSessionName) ?? 'null'),
      );
      if (!isRecord(stored) || !isText(stored.value)) return undefined;
      const { value, expiry } = stored;
      if (typeof expiry !== 'number' || expiry > now()) return value;
      remove();
      return undefined;
    },
    write(value, expiresAt) {
      const text = JSON.stringify({ value, expiry: expiresAt });
      withStorage((opened) => opened.setItem(storedSessionName, text));
    },
    remove,
  };
}
