import { escapeJson, markPicture, markSlides } from './mark-parts';
import type { PublishedFixture } from './published-fixture';

/** Published markup: summaries, of the older number and the newer. */
export const summaryFixtures: readonly PublishedFixture[] = [
  ...(['summary', 'summaryV2'] as const).map((kind): PublishedFixture => ({
    name: `${kind} of three notes`,
    kind,
    becomes: 'code',
    markup: `<div class="sqs-block summary-v2-block sqs-block-summary-v2" data-block-type="${kind === 'summary' ? 20 : 55}" data-block-json="${escapeJson({ collectionId: '5f0abcdef012345678901240', design: 'autogrid', headerText: 'Notes', imageAspectRatio: kind === 'summary' ? 'Auto' : '1.5', columnWidth: kind === 'summary' ? '270' : 270, gutter: 20, textAlignment: 'left' })}"><div class="sqs-block-content"><div class="summary-block-wrapper sqs-gallery-design-autogrid"><div class="summary-heading"><span class="summary-header-text">Notes</span></div><div class="summary-item-list-container sqs-gallery-container"><div class="summary-item-list sqs-gallery">${markSlides((name) => `<div class="summary-item sqs-gallery-design-autogrid-slide"><a class="summary-thumbnail-container" href="/notes/${name}" data-title="Of the ${name}"><div class="summary-thumbnail img-wrapper">${markPicture(name)}</div></a><div class="summary-content"><div class="summary-title"><a class="summary-title-link" href="/notes/${name}">Of the ${name}</a></div><div class="summary-excerpt"><p>How it is made.</p></div></div></div>`)}</div></div></div></div></div>`,
  })),
];
