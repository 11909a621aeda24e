/**
 * The channel that notifies blocks and tabs of a site that the cart has changed; its messages are
 * empty.
 */
export const cartChannel = 'frontage-cart';

/** Opens that channel; undefined in a browser that forbids it because it may not store anything. */
export function openCartChannel({
  BroadcastChannel,
}: Window & typeof globalThis): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(cartChannel);
  } catch {
    return undefined;
  }
}

/** Notifies blocks of this page and of other tabs that the cart has changed. */
export function broadcastCart(window: Window & typeof globalThis): void {
  const channel = openCartChannel(window);
  channel?.postMessage(0);
  channel?.close();
}
