// Written by `pnpm blocks` from `react.ts`.
export { Image, type ImageProps } from '../blocks/image/Image';
export {
  PictureBlock as Picture,
  type PictureBlockProps as PictureProps,
} from '../blocks/image/PictureBlock';
