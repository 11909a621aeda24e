import type { EntryFields } from './entry-fields';
import { sayOfEntries } from './entry-texts';

/** Reads the controls of a form, and notes what is wrong with them. */
export interface EntryReader {
  /** What is wrong, by the names of the controls. */
  readonly wrong: ReadonlyMap<string, string>;
  /** Notes what is wrong with a control; the first thing counts. */
  complain(name: string, text: string): void;
  /** The text of a control, without spaces around it. */
  text(name: string, most: number): string;
  isOn(name: string): boolean;
  /** A whole number; `fallback` where nothing is entered. */
  whole(name: string, bounds: { min: number; max: number }, fallback: number): number;
}

/**
 * Creates the reader of a form's controls.
 *
 * @param fields the controls as they were entered
 */
export function createEntryReader(fields: EntryFields): EntryReader {
  const wrong = new Map<string, string>();
  const complain = (name: string, text: string) => {
    if (!wrong.has(name)) wrong.set(name, text);
  };
  const textOf = (name: string) => (fields[name] ?? '').trim();
  return {
    wrong,
    complain,
    text(name, most) {
      const text = textOf(name);
      if (text.length > most) complain(name, sayOfEntries('tooLong', { count: most }));
      return text;
    },
    isOn: (name) => textOf(name) !== '',
    whole(name, { min, max }, fallback) {
      const text = textOf(name);
      if (text === '') return fallback;
      const value = /^-?\d{1,12}$/.test(text) ? Number(text) : NaN;
      if (value >= min && value <= max) return value;
      complain(name, sayOfEntries('wrongWhole', { min: String(min), max: String(max) }));
      return fallback;
    },
  };
}
