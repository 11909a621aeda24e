export { holdEvents } from './hold-events';
export {
  installBoot,
  type BootedRuntime,
  type FrontageGlobal,
  type FrontageWindow,
} from './install-boot';
export { loadRuntimeModule, offerRuntime, type OpenRuntime } from './load-runtime-module';
export { markBlocks, type BlockKind } from './mark-blocks';
export { waitForTouch } from './wait-for-touch';
