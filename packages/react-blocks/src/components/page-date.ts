// Written by `pnpm blocks` from `react.ts`.
export { PageDate, type PageDateProps } from '../blocks/page-date/PageDate';
