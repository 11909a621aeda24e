export { againQuery, chunkTimeout } from './chunk-attempts';
export type { Clock } from './clock';
export { createPause } from './create-pause';
export { deliver, type DeliverOptions, type Net, type Pause } from './deliver';
export { createDebounce, type Debounce } from './debounce';
export {
  createIdleFallback,
  createIdleQueue,
  idleBudget,
  idleFallback,
  type IdleDeadline,
  type IdleQueue,
  type RequestIdle,
} from './idle-queue';
export { createLifecycle, type Initialiser, type Lifecycle } from './lifecycle';
export {
  ChunkError,
  loadChunk,
  type ChunkErrorCode,
  type LoadChunkOptions,
  type LoadModule,
} from './load-chunk';
export { lifecycleMessages, type LifecycleCode } from './messages';
export { readBoolean, readChoice, readJson, readNumber, readText, type RawText } from './raw-text';
export { mostQueryKeys, readQuery } from './read-query';
export { createTeardowns, type Teardown, type Teardowns } from './teardown';
