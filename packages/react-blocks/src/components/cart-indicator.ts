// Written by `pnpm blocks` from `react.ts`.
export { CartIndicator, type CartIndicatorProps } from '../blocks/cart-indicator/CartIndicator';
