import { isRecord, type UnknownRecord } from '@frontage/core-lifecycle/reading';

/**
 * Whether two JSON values are equal, whatever the order of their members. Identical objects are not
 * compared further.
 */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left) || Array.isArray(right)) return isSameList(left, right);
  return isRecord(left) && isRecord(right) && isSameRecord(left, right);
}

function isSameRecord(left: UnknownRecord, right: UnknownRecord): boolean {
  const names = Object.keys(left);
  if (names.length !== Object.keys(right).length) return false;
  return names.every((name) => Object.hasOwn(right, name) && isSameJson(left[name], right[name]));
}

function isSameList(left: unknown, right: unknown): boolean {
  if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
  return left.every((value, at) => isSameJson(value, right[at]));
}
