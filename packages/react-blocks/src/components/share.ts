// Written by `pnpm blocks` from `react.ts`.
export { Share, type ShareProps } from '../blocks/share/Share';
