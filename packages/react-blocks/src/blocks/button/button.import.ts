import { defineBlockImport, storedData } from '../../imports/block-import';
import { plainWords } from '../../imports/read-rich-nodes';

const sizes = ['small', 'medium', 'large'];
/** What published markup calls the start and the end of a line. */
const alignments = new Map([
  ['center', 'center'],
  ['right', 'end'],
  ['end', 'end'],
]);

/** Buttons, ours and published. */
export const buttonImport = defineBlockImport({
  selector: '[data-block=button],.sqs-block-button,.sqs-block-button-container',
  read(root, around) {
    const links = [...root.querySelectorAll('a[href]')];
    const [link] = links;
    if (!link || links.length > 1) return undefined;
    const box = root.querySelector('.sqs-block-button-container') ?? root;
    const href = around.link(link.getAttribute('href') ?? '');
    const text = plainWords(link.querySelector('.fr-button__label') ?? link).slice(0, 200);
    if (href === undefined || text === '') return 'keep';
    const size = box.getAttribute('data-button-size') ?? 'medium';
    const isQuiet = /^(secondary|tertiary)$/.test(box.getAttribute('data-button-type') ?? '');
    return [
      {
        type: 'button',
        data: storedData({
          text,
          href,
          look: isQuiet || link.getAttribute('data-look') === 'quiet' ? 'quiet' : undefined,
          size: sizes.includes(size) && size !== 'medium' ? size : undefined,
          alignment: alignments.get(box.getAttribute('data-alignment') ?? ''),
          newWindow: link.getAttribute('target') === '_blank',
          ask: root.getAttribute('data-ask') ?? undefined,
          hint: root.getAttribute('data-hint') ?? undefined,
        }),
      },
    ];
  },
});
