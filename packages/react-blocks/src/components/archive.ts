// Written by `pnpm blocks` from `react.ts`.
export { Archive, type ArchiveProps } from '../blocks/archive/Archive';
export type { ArchiveGrouping } from '../blocks/archive/group-items';
