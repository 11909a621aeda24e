export { asElement } from './as-element';
export {
  blockAttributes,
  laterAttribute,
  pageStylesAttribute,
  siteReadyAttribute,
  type BlockState,
  type HeldEvent,
} from './block-attributes';
export {
  createBlockInstance,
  type BlockInstance,
  type BlockInstanceOptions,
} from './block-instance';
export type { BlockFailedDetail, BlockReadyDetail, RuntimeEventMap } from './fire-runtime-event';
export { readBlockJson } from './read-block-json';
export { browserClock } from './browser-clock';
export { browserNet } from './browser-net';
export { createRuntime, type Runtime } from './create-runtime';
export type { BlockContext, BlockIssue, PageContext } from './block-context';
export { createPageContext, type PageContextOptions } from './create-page-context';
export {
  defineBlock,
  type BlockDefinition,
  type BlockModule,
  type BlockOptions,
  type LoadedBlock,
  type MountResult,
  type StartStrategy,
} from './define-block';
export { loadExternalScript, type LoadExternalScriptOptions } from './load-external-script';
export { createBlockStyles, type BlockStyles, type BlockStyleSources } from './create-block-styles';
export { createLaterStyles, type BlockStylesModule } from './create-later-styles';
export { loadStyleSheet, type LoadStyleSheetOptions, type StyleModule } from './load-style-sheet';
export { createReducedMotion } from './create-reduced-motion';
export { showPictures } from './show-pictures';
export type { RuntimeOptions } from './runtime-options';
export { createMarkupChanges, type MarkupChanges } from './create-markup-changes';
export { keepAttributes } from './keep-attributes';
export {
  createScriptUrlPolicy,
  scriptUrlPolicyName,
  type ScriptUrlPolicy,
} from './script-url-policy';
