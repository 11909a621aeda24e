/** Finds a part by its attribute. */
export function findPart(root: ParentNode, attribute: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[${attribute}]`);
}
