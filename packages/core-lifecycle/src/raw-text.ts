/** What an attribute or a stored field may contain: text or nothing. */
export type RawText = string | null | undefined;

/** Gives the text, or the fallback if there is none. An empty text is a text. */
export function readText(raw: RawText, fallback: string): string {
  return typeof raw === 'string' ? raw : fallback;
}

/** Reads a finite number in plain notation (`"12"`, `"-0.5"`), else the fallback. */
export function readNumber(raw: RawText, fallback: number): number {
  const text = typeof raw === 'string' ? raw.trim() : '';
  const value = Number(text);
  return text !== '' && Number.isFinite(value) ? value : fallback;
}

/** Reads `true` or `false`; an attribute without a value (`""`) means true; else the fallback. */
export function readBoolean(raw: RawText, fallback: boolean): boolean {
  if (raw === '' || raw === 'true') return true;
  return raw === 'false' ? false : fallback;
}

/** Reads one of the allowed words, else the fallback. */
export function readChoice<Word extends string>(
  raw: RawText,
  words: readonly Word[],
  fallback: Word,
): Word {
  return words.find((word) => word === raw) ?? fallback;
}

/**
 * Parses JSON; gives `undefined` for invalid JSON. The result is `unknown`: the caller checks its
 * shape. Keys called `__proto__` are dropped, so copying the result cannot change a prototype.
 */
export function readJson(raw: RawText): unknown {
  if (typeof raw !== 'string') return undefined;
  try {
    return JSON.parse(raw, dropPrototypeKey);
  } catch {
    return undefined;
  }
}

function dropPrototypeKey(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
