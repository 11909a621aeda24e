// Written by `pnpm blocks` from `react.ts`.
export { Marquee, type MarqueeItem, type MarqueeProps } from '../blocks/marquee/Marquee';
