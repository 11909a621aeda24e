// Written by `pnpm blocks` from `react.ts`.
export { Product, type ProductProps } from '../blocks/product/Product';
export type { ProductAdded } from '../blocks/product/product-added';
export type { RestockAnswer } from '../blocks/product/restock/restock.parts';
