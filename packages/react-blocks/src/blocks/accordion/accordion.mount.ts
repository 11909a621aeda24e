import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { toggleAccordionItem, type AccordionData, type AccordionItem } from './accordion.model';
import { accordionDuration } from './accordion.parts';
import { readPublishedAccordion } from './accordion.published';
import { readAccordion } from './read-accordion';

/** Reads an accordion's markup, ours or published. */
export function read(root: HTMLElement): AccordionData {
  return root.matches('.accordion-items-container')
    ? readPublishedAccordion(root)
    : readAccordion(root);
}

/**
 * Opens and closes items with an animation of 250 ms; an item ignores clicks while it moves [4.18].
 * Nothing moves under reduced motion.
 */
export function mount(root: HTMLElement, data: AccordionData, context: BlockContext): Teardown {
  const { items, multiple } = data;
  /** Ends the animation of each moving item. */
  const moving = new Map<AccordionItem, () => void>();
  const putBack = data.prepare();
  root.addEventListener('click', onClick);

  function onClick(event: MouseEvent): void {
    const { target } = event;
    const clicked = items.findIndex(
      ({ trigger }) => target instanceof Node && trigger.contains(target),
    );
    const item = items[clicked];
    if (!item) return;
    event.preventDefault();
    if (moving.has(item)) return;
    const changes = toggleAccordionItem(
      items.map((each) => each.isOpen()),
      clicked,
      multiple,
    );
    for (const [index, open] of changes) change(items[index], open);
  }

  function change(item: AccordionItem | undefined, open: boolean): void {
    if (!item) return;
    // An item that is still opening must close when another one is opened.
    moving.get(item)?.();
    if (context.reducedMotion()) {
      item.setOpen(open);
      return;
    }
    // Opened before the animation, so that it has a height; closed after it.
    if (open) item.setOpen(true);
    const animation = animateHeight(item.panel, open);
    const settle = (): void => {
      moving.delete(item);
      item.setOpen(open);
      animation.cancel();
    };
    moving.set(item, settle);
    animation.addEventListener('finish', settle);
  }

  return () => {
    root.removeEventListener('click', onClick);
    for (const settle of [...moving.values()]) settle();
    putBack();
  };
}

function animateHeight(panel: HTMLElement, open: boolean): Animation {
  const full = `${panel.scrollHeight}px`;
  return panel.animate(
    { blockSize: open ? ['0px', full] : [full, '0px'], overflow: ['hidden', 'hidden'] },
    { duration: accordionDuration, easing: 'ease-out' },
  );
}
