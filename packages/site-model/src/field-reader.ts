import { createIssue } from './issue';
import type { Issue } from './issue';
import { isRecord, ownProperty } from './json-value';

/**
 * Reads one field: gives its value or its fallback, never throws, and puts what
 * was wrong into `issues`. Absent and null mean the fallback, without an issue.
 */
export type FieldReader<Value> = (raw: unknown, field: string, issues: Issue[]) => Value;

/** What a shape of field readers reads. */
export type ShapeOf<Shape> = {
  [Key in keyof Shape]: Shape[Key] extends FieldReader<infer Value> ? Value : never;
};

const isAbsent = (raw: unknown): boolean => raw === undefined || raw === null;

/** A value that passes a test, else the fallback. */
export function checked<Value>(
  test: (raw: unknown) => raw is Value,
  expected: string,
  fallback: Value,
): FieldReader<Value> {
  return (raw, field, issues) => {
    if (test(raw)) return raw;
    if (!isAbsent(raw)) issues.push(createIssue('type', field, expected, raw));
    return fallback;
  };
}

/** A text. */
export const text = (fallback = ''): FieldReader<string> =>
  checked((raw): raw is string => typeof raw === 'string', 'text', fallback);

/** True or false. */
export const flag = (fallback = false): FieldReader<boolean> =>
  checked((raw): raw is boolean => typeof raw === 'boolean', 'true or false', fallback);

/** A whole number from `min` on. */
export const wholeNumber = (fallback = 0, min = 0): FieldReader<number> =>
  checked(
    (raw): raw is number => Number.isSafeInteger(raw) && Number(raw) >= min,
    `a whole number from ${min}`,
    fallback,
  );

/** A list; entries that are wrong are left out, each with its issue. */
export function listOf<Value>(
  test: (raw: unknown) => raw is Value,
  expected: string,
): FieldReader<Value[]> {
  return (raw, field, issues) => {
    if (!Array.isArray(raw)) {
      if (!isAbsent(raw)) issues.push(createIssue('type', field, 'a list', raw));
      return [];
    }
    return raw.filter((entry, index): entry is Value => {
      const good = test(entry);
      if (!good) issues.push(createIssue('type', `${field}.${index}`, expected, entry));
      return good;
    });
  };
}

/**
 * An object with the fields of `shape`; other keys are left out. Absent or wrong, every field falls
 * back.
 */
export function shaped<Shape extends Readonly<Record<string, FieldReader<unknown>>>>(
  shape: Shape,
): FieldReader<ShapeOf<Shape>> {
  return (raw, field, issues) => {
    if (!isRecord(raw) && !isAbsent(raw)) issues.push(createIssue('type', field, 'an object', raw));
    const record = isRecord(raw) ? raw : {};
    const entries = Object.entries(shape).map(([key, read]) => [
      key,
      read(ownProperty(record, key), field === '' ? key : `${field}.${key}`, issues),
    ]);
    // The entries were made from the shape's own keys and readers.
    return Object.fromEntries(entries);
  };
}

/** An object with the fields of `shape`, or null where there is none. */
export function maybe<Value>(read: FieldReader<Value>): FieldReader<Value | null> {
  return (raw, field, issues) => {
    if (isAbsent(raw)) return null;
    if (isRecord(raw)) return read(raw, field, issues);
    issues.push(createIssue('type', field, 'an object', raw));
    return null;
  };
}
