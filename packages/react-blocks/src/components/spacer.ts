// Written by `pnpm blocks` from `react.ts`.
export { Spacer, type SpacerProps } from '../blocks/spacer/Spacer';
