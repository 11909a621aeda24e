export { holdEvents } from './held-events';
export { installBoot, type BootedRuntime, type FrontageGlobal, type FrontageWindow } from './install-boot';
