import { escapeJson } from './mark-parts';
import type { PublishedFixture } from './published-fixture';

/** Published markup: dates of a tour. */
export const tourDatesFixtures: readonly PublishedFixture[] = [
  {
    name: 'tour dates of another service',
    kind: 'tourDates',
    becomes: 'nothing',
    markup: `<div class="sqs-block tourdates-block sqs-block-tourdates" data-block-type="59" data-block-json="${escapeJson({ artistId: 'Slack Water', timeframe: 'upcoming' })}"><div class="sqs-block-content"></div></div>`,
  },
];
