import { isRecord, type UnknownRecord } from '@frontage/core-lifecycle/reading';

/**
 * Whether two JSON values are equal, whatever the order of their members. Identical objects are not
 * compared further.
 */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b)) return isSameList(a, b);
  return isRecord(a) && isRecord(b) && isSameRecord(a, b);
}

function isSameRecord(a: UnknownRecord, b: UnknownRecord): boolean {
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => Object.hasOwn(b, name) && isSameJson(a[name], b[name]));
}

function isSameList(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.every((value, index) => isSameJson(value, b[index]));
}
