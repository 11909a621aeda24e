import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { headerMenuParts } from './header-menu.parts';

/** Finds the folders. */
export function read(root: HTMLElement): readonly HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>(`.${headerMenuParts.folder} > details`)];
}

/**
 * Closes a folder that floats above the page by Escape, by a press elsewhere and when the focus
 * goes on, and lets arrows, Home and End go through its links [3.50]. Folders that stand in the
 * menu of a phone open and close by their buttons alone.
 */
export function mount(
  root: HTMLElement,
  folders: readonly HTMLDetailsElement[],
  { window }: Pick<BlockContext, 'window'>,
): Teardown {
  const { document } = window;
  root.addEventListener('keydown', onKeyDown);
  root.addEventListener('focusout', onFocusOut);
  document.addEventListener('pointerdown', onPress);

  const floats = (folder: HTMLDetailsElement) => {
    const list = folder.querySelector('ul');
    return folder.open && list !== null && window.getComputedStyle(list).position === 'absolute';
  };

  function closeUnless(isKept: (folder: HTMLDetailsElement) => boolean): void {
    for (const folder of folders) if (floats(folder) && !isKept(folder)) folder.open = false;
  }

  function onPress({ target }: Event): void {
    closeUnless((folder) => target instanceof Node && folder.contains(target));
  }

  function onFocusOut({ relatedTarget: next }: FocusEvent): void {
    // Nothing gets the focus when the window loses it, or after a press on what takes none.
    if (next instanceof Node) closeUnless((folder) => folder.contains(next));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { target, key } = event;
    const folder = folders.find((one) => target instanceof Node && one.contains(target));
    if (!folder || !floats(folder) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === 'Escape') {
      folder.open = false;
      folder.querySelector('summary')?.focus();
      return;
    }
    const links = [...folder.querySelectorAll('a')];
    const next = links.at(
      nextIndex(
        key,
        links.findIndex((link) => link === target),
        links.length,
      ),
    );
    if (!next || !listKeys.has(key)) return;
    event.preventDefault();
    next.focus();
  }

  return () => {
    root.removeEventListener('keydown', onKeyDown);
    root.removeEventListener('focusout', onFocusOut);
    document.removeEventListener('pointerdown', onPress);
  };
}

const listKeys: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End']);

/**
 * Which link a key leads to.
 *
 * @param key one of those above; others count as the arrow down
 * @param at the link that has the focus; -1 for the button above them
 * @param count of the links
 */
function nextIndex(key: string, at: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === 'ArrowUp' ? Math.max(at - 1, 0) : Math.min(at + 1, count - 1);
}
