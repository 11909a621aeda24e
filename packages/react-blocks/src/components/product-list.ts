// Written by `pnpm blocks` from `react.ts`.
export { ProductList, type ProductListProps } from '../blocks/product-list/ProductList';
