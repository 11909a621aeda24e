// Written by `pnpm blocks` from `react.ts`.
export { Order, type OrderProps } from '../blocks/order/Order';
