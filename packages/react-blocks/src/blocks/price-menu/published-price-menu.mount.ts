import type { Teardown } from '@frontage/core-lifecycle';
import { createMarkupChanges, type BlockContext } from '@frontage/core-lifecycle/dom';
import * as priceMenu from './price-menu.mount';
import { priceMenuTexts } from './price-menu.texts';
import { publishedMenuParts as parts } from './price-menu.parts';
import { readPublishedMenu, type PublishedMenu } from './read-published-menu';

/** Reads published markup; never throws. */
export function read(root: HTMLElement): PublishedMenu {
  return readPublishedMenu(root);
}

/**
 * Makes tabs of the names above published menus [4.19]: one menu is shown, arrow keys go round,
 * Enter and Space choose. What an earlier runtime hid is shown.
 */
export function mount(
  root: HTMLElement,
  { labels, menus }: PublishedMenu,
  context: BlockContext,
): Teardown | undefined {
  const list = labels[0]?.parentElement;
  if (!list || labels.some((label) => label.parentElement !== list)) return undefined;
  const { signal } = context;
  const changes = createMarkupChanges(context.window.document);
  const name = root.id || `menu-${menus[0]?.id ?? ''}`;
  changes.set(list, 'role', 'tablist');
  changes.set(list, 'aria-label', priceMenuTexts.english.menus);
  changes.set(root, parts.tabbed, '');
  labels.forEach((label, index) => {
    const menu = menus[index];
    if (!menu) return;
    changes.set(label, 'role', 'tab');
    if (!label.id) changes.set(label, 'id', `${name}-tab-${index}`);
    if (!menu.id) changes.set(menu, 'id', `${name}-panel-${index}`);
    changes.set(label, 'aria-controls', menu.id);
    changes.keep(menu, ['style']);
    menu.style.removeProperty('display');
  });
  list.addEventListener(
    'keydown',
    (event) => {
      const label = labels.find((candidate) => candidate === event.target);
      if (!label || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      label.click();
    },
    { signal },
  );
  const end = priceMenu.mount(root, { list, tabs: labels, panels: menus, heads: [] }, context);
  return () => {
    end();
    changes.undo();
  };
}
