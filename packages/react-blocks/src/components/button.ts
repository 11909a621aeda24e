// Written by `pnpm blocks` from `react.ts`.
export { Button, type ButtonProps } from '../blocks/button/Button';
