// Written by `pnpm blocks` from `react.ts`.
export { Donation, type DonationProps } from '../blocks/donation/Donation';
