/**
 * Whether the last part of a path may be the name of an item among the links of a root,
 * asked of the markup alone [2.19]. Loaded only where items have addresses of their own.
 */
export function pathNamesItem(root: ParentNode, path: string): boolean {
  const name = CSS.escape(decode(/[^/]*(?=\/*$)/.exec(path)?.[0] ?? ''));
  return !!name && !!root.querySelector(`[data-slide-id="${name}"],[data-slide-url$="${name}"]`);
}

/** As it is where it means nothing. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
