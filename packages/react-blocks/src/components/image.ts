// Written by `pnpm blocks` from `react.ts`.
export { Image, type ImageProps } from '../blocks/image/Image';
