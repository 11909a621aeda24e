import { Chart } from '@frontage/react-blocks/react';

export function Counted() {
  return <Chart title="Whole pots" kind="line" data={'Firing;Bowls\nMarch;41\nMay;38'} />;
}
