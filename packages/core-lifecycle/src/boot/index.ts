export { holdEvents } from './held-events';
export {
  installBoot,
  type BootedRuntime,
  type FrontageGlobal,
  type FrontageWindow,
} from './install-boot';
export { loadRuntimeModule, offerRuntime, type OpenRuntime } from './runtime-module';
