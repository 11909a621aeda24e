/** The class of menus in published markup. */
export const publishedMenuClass = 'sqs-block-menu';

/** Tabs and menus of published markup, in the same order. */
export interface PublishedMenu {
  /** What one presses for each menu; as many as there are menus, or none. */
  readonly labels: readonly HTMLElement[];
  readonly menus: readonly HTMLElement[];
}

/** Reads published markup; never throws. */
export function readPublishedMenu(root: Element): PublishedMenu {
  const menus = [...root.querySelectorAll<HTMLElement>('.menu')];
  const labels = [...root.querySelectorAll<HTMLElement>('.menu-select-labels')];
  return { menus, labels: labels.length === menus.length && menus.length > 1 ? labels : [] };
}
