// Written by `pnpm blocks` from `react.ts`.
export { Lightbox, type LightboxProps } from '../blocks/lightbox/Lightbox';
