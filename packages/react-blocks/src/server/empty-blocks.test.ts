import { expect, it } from 'vitest';
import { testDocument, testInput } from '../testing/test-page';
import { renderPage } from './render-page';

const emptyPlace = /<div class="fr-cell"><div class="fr-block" id="[\w-]+" data-block-empty="/;

it.each(['accordion', 'button', 'gallery', 'price-menu', 'scaled-text', 'video'])(
  '[1.02b] a block of the kind %s that has nothing yet is not on its page, but for whoever edits that',
  (type) => {
    const input = testInput(testDocument({ type, data: {} }));
    expect(renderPage(input).html).toContain('<div class="fr-section__grid"></div>');
    expect(renderPage({ ...input, showsEmpty: true }).html).toMatch(emptyPlace);
  },
);
