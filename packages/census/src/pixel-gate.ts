import { createGate, type Gate, type GateOptions } from './gate';
import type { PixelEvent } from './pixel-event';

/** The gate between a site's blocks and the pixels of advertisers. */
export type PixelGate = Gate<PixelEvent>;

/** A gate for pixel events, shut until the visitor agrees [7.25]. */
export function createPixelGate(options?: GateOptions): PixelGate {
  return createGate<PixelEvent>(options);
}
