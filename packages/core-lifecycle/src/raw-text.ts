/** What an attribute or a stored field may give: its text, or nothing. */
export type RawText = string | null | undefined;

/** The text, or the fallback when there is none. An empty text is a text. */
export function readText(raw: RawText, fallback: string): string {
  return typeof raw === 'string' ? raw : fallback;
}

/** A finite number written in full (`"12"`, `"-0.5"`), else the fallback. */
export function readNumber(raw: RawText, fallback: number): number {
  const text = typeof raw === 'string' ? raw.trim() : '';
  const value = Number(text);
  return text !== '' && Number.isFinite(value) ? value : fallback;
}

/**
 * `true` or `false` written out; an attribute without value (`""`) means true; else the fallback.
 */
export function readBoolean(raw: RawText, fallback: boolean): boolean {
  if (raw === '' || raw === 'true') return true;
  return raw === 'false' ? false : fallback;
}

/** One of the allowed words, else the fallback. */
export function readChoice<Word extends string>(
  raw: RawText,
  words: readonly Word[],
  fallback: Word,
): Word {
  return words.find((word) => word === raw) ?? fallback;
}

/**
 * What a JSON text holds, or `undefined` when it holds none. The answer is `unknown`:
 * whoever reads it looks at its shape. Own keys called `__proto__` are left out, so
 * copying the answer cannot change a prototype.
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
