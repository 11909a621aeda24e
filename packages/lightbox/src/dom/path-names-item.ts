/**
 * Whether the last part of a path may be the name of an item among the links of a root,
 * asked of the markup alone [2.19]. Loaded only where items have addresses of their own.
 */
export function pathNamesItem(root: ParentNode, path: string): boolean {
  const name = /[^/]*(?=\/*$)/.exec(path)?.[0];
  // A path has no quotes and no backslashes.
  return !!name && !!root.querySelector(`[data-slide-id="${name}"],[data-slide-url$="${name}"]`);
}
