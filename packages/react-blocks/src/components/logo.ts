// Written by `pnpm blocks` from `react.ts`.
export { Logo, type LogoProps } from '../blocks/logo/Logo';
