import { defineBlockImport, storedData } from '../../imports/block-import';
import { plainWords, readRichNodes } from '../../imports/read-rich-nodes';
import { readAccordion } from './read-accordion';
import { readPublishedAccordion } from './accordion.published';

/** Accordions, ours and published. */
export const accordionImport = defineBlockImport({
  selector: '[data-block=accordion],.accordion-items-container',
  read(root, around) {
    const isOurs = root.matches('[data-block=accordion]');
    const { multiple, items } = isOurs ? readAccordion(root) : readPublishedAccordion(root);
    const read = items.map(({ trigger, panel }) => ({
      title: plainWords(trigger.querySelector('.accordion-item__title') ?? trigger),
      nodes: readRichNodes(panel, around),
    }));
    if (read.length === 0 || read.some(({ title, nodes }) => title === '' || !nodes)) return 'keep';
    const firstOpen = isOurs
      ? (root.querySelector('details')?.hasAttribute('open') ?? false)
      : root.getAttribute('data-is-expanded-first-item') === 'true';
    return [
      {
        type: 'accordion',
        data: storedData({
          items: read.map(({ title, nodes = [] }) => ({
            title: title.slice(0, 300),
            nodes: [...nodes],
          })),
          multiple,
          firstOpen,
        }),
      },
    ];
  },
});
