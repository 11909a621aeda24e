import type { PageBlock, PageDocument } from '@frontage/site-model';
import { idStart } from '../elements/id-start';
import { pageMarkup } from '../page/page-markup';

/**
 * Renders the sections of a page in the markup that the editor knows: sections, their cells, and in
 * each the root of a block. It is all of a `main` element.
 *
 * @param page what is rendered; its hidden blocks too
 * @param renderBlock gives what is in the root of a block, as HTML
 * @returns HTML
 */
export function renderSections(
  { sections }: PageDocument,
  renderBlock: (block: PageBlock) => string,
): string {
  const cell = (block: PageBlock) =>
    `<div class="${pageMarkup.cell}"><div id="${idStart.block}${block.id}">${renderBlock(block)}</div></div>`;
  return sections
    .map(
      ({ id, tone, blocks }) =>
        `<section class="${pageMarkup.section}" id="${idStart.section}${id}" data-tone="${tone}"><div class="${pageMarkup.grid}">${blocks.map(cell).join('')}</div></section>`,
    )
    .join('');
}
