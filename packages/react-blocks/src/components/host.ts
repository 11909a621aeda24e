// Written by `pnpm blocks` from `react.ts`.
export { productSorts, type ProductSort } from '../shop/product-filter';
export type { ProductListView, ProductView, ShopDisplay } from '../shop/product-view';
export type { RichNode, RichWords } from '@frontage/site-model/fields';
export type {
  PictureAlignment,
  PictureData,
  PictureLoading,
  PictureMode,
  PictureSizing,
} from '../picture/picture.parts';
export type { LocalText } from '../texts/local-texts';
export { Pixels, type PixelsProps } from '../pixels/Pixels';
export { HostProvider, type HostProviderProps } from '../render/HostProvider';
export { TextsProvider, type TextsProviderProps } from '../texts/TextsProvider';
