/**
 * Whether two values that JSON can hold are equal, in whatever order their members
 * stand. Values that are the same object are not looked into.
 */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null)
    return false;
  if (Array.isArray(left) || Array.isArray(right)) return isSameList(left, right);
  // An object that is no list holds values by name.
  return isSameRecord(left as Record<string, unknown>, right as Record<string, unknown>);
}

function isSameRecord(left: Record<string, unknown>, right: Record<string, unknown>): boolean {
  const names = Object.keys(left);
  if (names.length !== Object.keys(right).length) return false;
  return names.every((name) => Object.hasOwn(right, name) && isSameJson(left[name], right[name]));
}

function isSameList(left: unknown, right: unknown): boolean {
  if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
  return left.every((value, at) => isSameJson(value, right[at]));
}
