/** Reads the fields of a stored JSON object; never throws: each field has a fallback. */
export interface StoredFields {
  text(name: string, fallback?: string): string;
  /** A text, or undefined if it is missing or empty. */
  optionalText(name: string): string | undefined;
  number(name: string, fallback: number): number;
  flag(name: string, fallback: boolean): boolean;
  choice<Word extends string>(name: string, words: readonly Word[], fallback: Word): Word;
  /** The fields of each object in a list; anything but an object is left out. */
  list(name: string): StoredFields[];
  /** The stored value, unchanged. */
  raw(name: string): unknown;
}

/** Gives the fields of `raw`; of anything but an object, only fallbacks. */
export function storedFields(raw: unknown): StoredFields {
  const property = (name: string): unknown =>
    typeof raw === 'object' && raw !== null && Object.hasOwn(raw, name)
      ? Reflect.get(raw, name)
      : undefined;

  const optionalText = (name: string): string | undefined => {
    const value = property(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const number = (name: string, fallback: number): number => {
    const value = property(name);
    return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
  };
  const flag = (name: string, fallback: boolean): boolean => {
    const value = property(name);
    return typeof value === 'boolean' ? value : fallback;
  };
  const list = (name: string): StoredFields[] => {
    const value = property(name);
    return Array.isArray(value)
      ? value.filter((item) => typeof item === 'object' && item !== null).map(storedFields)
      : [];
  };

  return {
    text: (name, fallback = '') => optionalText(name) ?? fallback,
    optionalText,
    number,
    flag,
    choice: (name, words, fallback) => words.find((word) => word === property(name)) ?? fallback,
    list,
    raw: property,
  };
}
