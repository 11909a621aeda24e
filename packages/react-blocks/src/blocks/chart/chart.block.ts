import { defineBlock } from '@frontage/core-lifecycle/block';

/** Charts of published markup, which are empty without a script; ours need none. */
export const publishedChart = defineBlock({
  id: 'chart-published',
  selector: '.sqs-block-chart',
  start: 'visible',
  load: () => import('./published-chart.mount'),
});
