// Written by `pnpm blocks` from `react.ts`.
export {
  SearchPreviewBlock as SearchPreview,
  type SearchPreviewBlockProps as SearchPreviewProps,
} from '../blocks/search-preview/SearchPreviewBlock';
export type {
  SearchAnswer,
  SearchPages,
  SearchResult,
} from '../blocks/search-preview/search-answer';
