import { escapeJson } from './mark-parts';
import type { PublishedFixture } from './published-fixture';

/** Published markup: charts. */
export const chartFixtures: readonly PublishedFixture[] = [
  ...[1009, 1010, 1011].map((chartType): PublishedFixture => ({
    name: `chart ${chartType}`,
    kind: 'chart',
    becomes: 'chart,text',
    markup: `<div class="sqs-block chart-block sqs-block-chart" data-block-type="62" data-block-json="${escapeJson(
      {
        chartType,
        title: 'Pots per year',
        caption: 'Counted at the kiln',
        flip: false,
        legend: 'bottom',
        palette: 'sea',
        dataTable: {
          cols: [
            { label: 'Year', type: 'string' },
            { label: 'Bowls', type: 'number' },
          ],
          rows: [{ c: [{ v: '2024' }, { v: 120 }] }, { c: [{ v: '2025' }, { v: 140.5 }] }],
        },
      },
    )}"><div class="sqs-block-content">&nbsp;</div></div>`,
  })),
];
