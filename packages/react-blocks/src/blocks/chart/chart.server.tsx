import { defineServerBlock } from '../../server-block/define-server-block';
import { Chart } from './Chart';
import { chartFields } from './chart.fields';

/** How the server renders a chart block. */
export const chartServer = defineServerBlock({
  id: 'chart',
  fields: chartFields,
  cache: 'content',
  render: ({ id, data }) => <Chart id={id} {...data} />,
});
