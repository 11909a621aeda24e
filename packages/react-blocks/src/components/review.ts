// Written by `pnpm blocks` from `react.ts`.
export { Review, type ReviewProps } from '../blocks/review/Review';
