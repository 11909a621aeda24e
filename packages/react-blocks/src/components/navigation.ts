// Written by `pnpm blocks` from `react.ts`.
export { Navigation, type NavigationProps } from '../blocks/navigation/Navigation';
