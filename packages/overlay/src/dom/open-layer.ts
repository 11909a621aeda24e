import type { Teardown } from '@frontage/core-lifecycle';
import { createLayerStack, type Layer, type LayerStack } from '../layer-stack';

const stacks = new WeakMap<
  Window,
  { readonly stack: LayerStack; readonly onKeyDown: (event: KeyboardEvent) => void }
>();

/**
 * Adds a layer above the page of a window. While layers are open, Escape dismisses only the
 * topmost. An Escape that the layer has handled itself, or that ends a text composition, dismisses
 * none.
 *
 * @returns removes the layer; calling it again does nothing
 * @example
 * const end = openLayer(window, { dismiss: () => menu.close() });
 */
export function openLayer(window: Window, layer: Layer): Teardown {
  const { stack, onKeyDown } = stacks.get(window) ?? createEntry(window);
  // Adding the same listener again has no effect.
  window.addEventListener('keydown', onKeyDown);
  const remove = stack.add(layer);
  return () => {
    remove();
    if (!stack.size) window.removeEventListener('keydown', onKeyDown);
  };
}

function createEntry(window: Window): {
  stack: LayerStack;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const stack = createLayerStack();
  const entry = {
    stack,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      // Otherwise the browser would close a native dialog below it, or leave full screen.
      if (stack.dismissTop()) event.preventDefault();
    },
  };
  stacks.set(window, entry);
  return entry;
}
