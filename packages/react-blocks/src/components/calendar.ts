// Written by `pnpm blocks` from `react.ts`.
export { Calendar, type CalendarProps } from '../blocks/calendar/Calendar';
