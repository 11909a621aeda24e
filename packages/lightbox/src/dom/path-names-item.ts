/**
 * Whether the last part of a path may be the name of an item among the links of a root, judged by
 * the markup alone [2.19]. Loaded only if items have their own addresses.
 */
export function pathNamesItem(root: ParentNode, path: string): boolean {
  const name = CSS.escape(decode(/[^/]*(?=\/*$)/.exec(path)?.[0] ?? ''));
  return !!name && !!root.querySelector(`[data-slide-id="${name}"],[data-slide-url$="${name}"]`);
}

/** Unchanged if it cannot be decoded. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
