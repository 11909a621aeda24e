import type { AccordionData, AccordionItem } from './accordion.model';
import { accordionMultipleAttribute, accordionParts } from './accordion.parts';

/** Reads our own markup: native disclosures. */
export function readAccordion(root: HTMLElement): AccordionData {
  const details = [...root.querySelectorAll<HTMLDetailsElement>(`.${accordionParts.item}`)];
  return {
    multiple: root.hasAttribute(accordionMultipleAttribute),
    items: details.map(readItem).filter((item) => item !== undefined),
    prepare: () => takeNames(details),
  };
}

function readItem(details: HTMLDetailsElement): AccordionItem | undefined {
  const trigger = details.querySelector<HTMLElement>(`.${accordionParts.trigger}`);
  const panel = details.querySelector<HTMLElement>(`.${accordionParts.panel}`);
  if (!trigger || !panel) return undefined;
  return {
    trigger,
    panel,
    isOpen: () => details.open,
    setOpen: (open) => {
      details.open = open;
    },
  };
}

/** The browser closes same-named disclosures at once; the mount closes them with a movement. */
function takeNames(details: readonly HTMLDetailsElement[]): () => void {
  const names = details.map((element) => element.getAttribute('name'));
  for (const element of details) element.removeAttribute('name');
  return () => {
    details.forEach((element, index) => {
      const name = names[index];
      if (name) element.setAttribute('name', name);
    });
  };
}
