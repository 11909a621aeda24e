// Written by `pnpm blocks` from `react.ts`.
export { SearchPreview, type SearchPreviewProps } from '../blocks/search-preview/SearchPreview';
export type {
  SearchAnswer,
  SearchPages,
  SearchResult,
} from '../blocks/search-preview/search-preview.parts';
