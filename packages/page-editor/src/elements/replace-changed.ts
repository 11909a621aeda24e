/**
 * Shows elements in the place of others only if they differ: whoever is among them keeps the focus.
 * What one of them leads to has to stand in an attribute, since two may say the same.
 */
export function replaceChanged(holder: HTMLElement, children: readonly HTMLElement[]): void {
  if (holder.innerHTML !== children.map(({ outerHTML }) => outerHTML).join(''))
    holder.replaceChildren(...children);
}
