import type { PageBlock, PageDocument } from '@frontage/site-model';
import { readRichText } from '@frontage/site-model/fields';

/** The least markup that the editor knows: sections, cells, and the roots of blocks. */
export function renderMarkup({ sections }: PageDocument): string {
  const cell = (block: PageBlock) =>
    `<div class="fr-cell"><div id="block-${block.id}">${wordsOf(block)}</div></div>`;
  const made = sections.map(
    ({ id, tone, blocks }) =>
      `<section class="fr-section" id="section-${id}" data-tone="${tone}"><div class="fr-section__grid">${blocks.map(cell).join('')}</div></section>`,
  );
  return `<!doctype html><title>Page</title><main>${made.join('')}</main>`;
}

function wordsOf({ data }: PageBlock): string {
  return readRichText(data.nodes)
    .map((node) => ('words' in node ? `<p>${node.words.join('')}</p>` : ''))
    .join('');
}
