// Written by `pnpm blocks` from `react.ts`.
export { Chart, type ChartProps } from '../blocks/chart/Chart';
