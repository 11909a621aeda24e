// Written by `pnpm blocks` from `react.ts`.
export { ScaledText, type ScaledTextProps } from '../blocks/scaled-text/ScaledText';
