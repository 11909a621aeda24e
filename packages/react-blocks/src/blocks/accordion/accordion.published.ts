import type { AccordionData, AccordionItem } from './accordion.model';

const classes = {
  item: '.accordion-item',
  trigger: '.accordion-item__click-target',
  panel: '.accordion-item__dropdown',
  open: 'accordion-item__dropdown--open',
} as const;

/**
 * Reads published markup: a list whose items have a button and a dropdown. An item that another
 * runtime left open stays open.
 */
export function readPublishedAccordion(root: HTMLElement): AccordionData {
  const items = [...root.querySelectorAll<HTMLElement>(classes.item)]
    .map(readItem)
    .filter((item) => item !== undefined);
  return {
    multiple: root.dataset.shouldAllowMultipleOpenItems === 'true',
    items,
    prepare: () => prepare(root, items),
  };
}

function readItem(item: HTMLElement): AccordionItem | undefined {
  const trigger = item.querySelector<HTMLElement>(classes.trigger);
  const panel = item.querySelector<HTMLElement>(classes.panel);
  if (!trigger || !panel) return undefined;
  return {
    trigger,
    panel,
    isOpen: () => trigger.getAttribute('aria-expanded') === 'true',
    setOpen: (open) => {
      trigger.setAttribute('aria-expanded', String(open));
      item.setAttribute('data-is-open', String(open));
      panel.classList.toggle(classes.open, open);
      panel.hidden = !open;
    },
  };
}

/** A closed panel must not be reachable, whatever the page's styles say about it. */
function prepare(root: HTMLElement, items: readonly AccordionItem[]): () => void {
  const before = items.map(({ panel }) => panel.hidden);
  const expandFirst =
    root.dataset.isExpandedFirstItem === 'true' && !items.some((item) => item.isOpen());
  items.forEach((item, index) => item.setOpen(item.isOpen() || (expandFirst && index === 0)));
  return () => {
    items.forEach(({ panel }, index) => {
      panel.hidden = before[index] ?? false;
    });
  };
}
