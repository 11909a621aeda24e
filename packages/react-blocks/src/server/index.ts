export type { SearchAnswer, SearchResult } from '../blocks/search-preview/search-preview.parts';
export { slideIds } from '../blocks/gallery/slide-ids';
export { policyHash } from './policy-hash';
export type {
  Fragment,
  FragmentCache,
  RenderedPage,
  RenderInput,
  RuntimeManifest,
} from './render-input';
export { renderPage } from './render-page';
export { englishTexts, type PageTexts } from '../texts/english-texts';
export { textsInUse } from '../texts/texts-in-use';
export type { LocalText } from '../texts/local-texts';
