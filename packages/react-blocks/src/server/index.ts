export { policyHash } from './policy-hash';
export type {
  Fragment,
  FragmentCache,
  RenderedPage,
  RenderInput,
  RuntimeManifest,
} from './render-input';
export { renderPage } from './render-page';
