// Written by `pnpm blocks` from `react.ts`.
export {
  SocialLinks,
  type SocialAccount,
  type SocialLinksProps,
} from '../blocks/social-links/SocialLinks';
