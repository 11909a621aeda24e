import { idStart } from '../elements/id-start';

/**
 * Whether a key is pressed in a line of a text block that has no words yet.
 *
 * @param target where it is pressed
 */
export function isInEmptyLine(target: EventTarget | null): boolean {
  const root = target as HTMLElement | null;
  // Of the other words of a block a line is one of them, and never a place for another block.
  if (!root?.isContentEditable || !root.id.startsWith(idStart.block)) return false;
  const selection = root.ownerDocument.getSelection();
  const at = selection?.isCollapsed ? selection.anchorNode : null;
  const line = at === root ? root : (at?.parentElement?.closest('p,h1,h2,h3,li') ?? at);
  return at !== null && root.contains(at) && line?.textContent?.trim() === '';
}
