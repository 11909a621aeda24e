// Written by `pnpm blocks` from `react.ts`.
export { Divider, type DividerProps } from '../blocks/divider/Divider';
