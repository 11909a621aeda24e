// Written by `pnpm blocks` from `react.ts`.
export { Booking, type BookingProps } from '../blocks/booking/Booking';
