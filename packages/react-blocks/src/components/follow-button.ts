// Written by `pnpm blocks` from `react.ts`.
export { FollowButton, type FollowButtonProps } from '../blocks/follow-button/FollowButton';
