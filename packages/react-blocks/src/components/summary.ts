// Written by `pnpm blocks` from `react.ts`.
export { Summary } from '../blocks/summary/Summary';
export type { SummaryMetadata, SummaryProps } from '../blocks/summary/summary-props';
