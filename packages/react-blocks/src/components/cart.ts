// Written by `pnpm blocks` from `react.ts`.
export { CartBlock as Cart, type CartBlockProps as CartProps } from '../blocks/cart/CartBlock';
