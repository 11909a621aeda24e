export {
  blockAttributes,
  laterAttribute,
  pageStylesAttribute,
  siteReadyAttribute,
  type BlockState,
  type HeldEvent,
} from '../block-attributes';
export {
  defineBlock,
  type BlockDefinition,
  type BlockModule,
  type BlockOptions,
  type LoadedBlock,
  type MountResult,
  type StartStrategy,
} from '../define-block';
export type { BlockContext, BlockIssue, PageContext } from '../block-context';
export { showPictures } from '../show-pictures';
