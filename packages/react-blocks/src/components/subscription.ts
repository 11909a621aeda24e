// Written by `pnpm blocks` from `react.ts`.
export { Subscription, type SubscriptionProps } from '../blocks/subscription/Subscription';
