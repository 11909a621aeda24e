// Written by `pnpm blocks` from `react.ts`.
export {
  CheckoutBlock as Checkout,
  type CheckoutBlockProps as CheckoutProps,
} from '../blocks/checkout/CheckoutBlock';
