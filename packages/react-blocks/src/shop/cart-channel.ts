/**
 * The channel over which blocks and tabs of a site hear that the cart has changed; its
 * messages are empty.
 */
export const cartChannel = 'frontage-cart';

/** Opens that channel; undefined where a browser that may keep nothing forbids it. */
export function openCartChannel({
  BroadcastChannel,
}: Window & typeof globalThis): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(cartChannel);
  } catch {
    return undefined;
  }
}

/** Lets blocks of this page and of other tabs know that the cart has changed. */
export function broadcastCart(window: Window & typeof globalThis): void {
  const channel = openCartChannel(window);
  channel?.postMessage(0);
  channel?.close();
}
