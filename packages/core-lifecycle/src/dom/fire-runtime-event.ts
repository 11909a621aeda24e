/** Details of `block:ready`, fired on a block's root once it is mounted. It bubbles. */
export interface BlockReadyDetail {
  /** The id of the block's definition. */
  readonly block: string;
}

/**
 * Details of `block:failed`, fired on a block's root if the block could not be loaded or mounted.
 * It bubbles. Cancel it to handle the failure yourself: then pictures are not shown and the failure
 * is not reported.
 */
export interface BlockFailedDetail extends BlockReadyDetail {
  /** What went wrong: `CHUNK_LOAD_FAILED`, `CHUNK_TIMEOUT` or `MOUNT_FAILED`. */
  readonly code: string;
  /** What was thrown. */
  readonly cause: unknown;
}

/** The events that the runtime fires. Other packages may extend it. */
export interface RuntimeEventMap {
  'block:ready': BlockReadyDetail;
  'block:failed': BlockFailedDetail;
  'frontage:ready': undefined;
}

/** Those of blocks, as `addEventListener` has them. */
type BlockDomEvents = {
  [Type in 'block:ready' | 'block:failed']: CustomEvent<RuntimeEventMap[Type]>;
};

declare global {
  // Listeners on a root, and above it, get the details.
  interface ElementEventMap extends BlockDomEvents {}
  interface DocumentEventMap extends BlockDomEvents {}
}

/**
 * Fires one of the runtime's events.
 *
 * @returns false when a listener cancelled it
 */
export function fireRuntimeEvent<Type extends keyof RuntimeEventMap>(
  target: EventTarget,
  type: Type,
  detail: RuntimeEventMap[Type],
): boolean {
  return target.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, detail }));
}
