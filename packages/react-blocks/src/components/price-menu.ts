// Written by `pnpm blocks` from `react.ts`.
export {
  PriceMenu,
  type PriceMenuItem,
  type PriceMenuList,
  type PriceMenuProps,
} from '../blocks/price-menu/PriceMenu';
