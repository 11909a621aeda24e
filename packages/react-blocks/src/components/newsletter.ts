// Written by `pnpm blocks` from `react.ts`.
export { Newsletter, type NewsletterProps } from '../blocks/newsletter/Newsletter';
