export { asElement } from './as-element';
export {
  blockAttributes,
  siteReadyAttribute,
  type BlockState,
  type HeldEvent,
} from './block-attributes';
export type { BlockFailedDetail, BlockReadyDetail, RuntimeEventMap } from './fire-runtime-event';
export { readBlockJson } from './read-block-json';
export { browserClock } from './browser-clock';
export { createRuntime, type Runtime } from './create-runtime';
export type { BlockContext, BlockIssue, PageContext } from './block-context';
export { createPageContext, type PageContextOptions } from './create-page-context';
export {
  defineBlock,
  type BlockDefinition,
  type BlockModule,
  type BlockOptions,
  type BlockStart,
  type MountResult,
  type StartStrategy,
} from './define-block';
export { loadExternalScript, type LoadExternalScriptOptions } from './load-external-script';
export { loadStyleSheet, type LoadStyleSheetOptions } from './load-style-sheet';
export { createReducedMotion } from './create-reduced-motion';
export { requireRoot } from './require-root';
export { showPictures } from './show-pictures';
export type { RuntimeOptions } from './runtime-options';
export {
  changeAttribute,
  changeContent,
  keepAttributes,
  placeNode,
  removeNode,
  wrapElement,
} from './change-markup';
export {
  createScriptUrlPolicy,
  scriptUrlPolicyName,
  type ScriptUrlPolicy,
} from './script-url-policy';
