// Written by `pnpm blocks` from `react.ts`.
export { Tags, type TagsProps } from '../blocks/tags/Tags';
