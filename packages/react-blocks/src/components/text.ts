// Written by `pnpm blocks` from `react.ts`.
export { Text, type TextProps } from '../blocks/text/Text';
