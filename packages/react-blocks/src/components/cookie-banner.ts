// Written by `pnpm blocks` from `react.ts`.
export {
  CookieBannerBlock as CookieBanner,
  type CookieBannerBlockProps as CookieBannerProps,
} from '../blocks/cookie-banner/CookieBannerBlock';
export { useConsent } from '../blocks/cookie-banner/use-consent';
