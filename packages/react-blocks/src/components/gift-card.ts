// Written by `pnpm blocks` from `react.ts`.
export { GiftCard, type GiftCardProps } from '../blocks/gift-card/GiftCard';
