// Written by `pnpm blocks` from `react.ts`.
export { TourDates, type TourDatesProps } from '../blocks/tour-dates/TourDates';
