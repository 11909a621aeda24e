import type { Teardown } from '@frontage/core-lifecycle';
import { createLayerStack, type Layer, type LayerStack } from '../layer-stack';

const stacks = new WeakMap<
  Window,
  { readonly stack: LayerStack; readonly onKeyDown: (event: KeyboardEvent) => void }
>();

/**
 * Puts a layer above the page of a window. While there are layers, Escape dismisses
 * the topmost only; an Escape that something in the layer has used up itself, or that
 * ends the choice of a character, dismisses none.
 *
 * @returns takes the layer out; twice is harmless
 * @example const end = openLayer(window, { dismiss: () => menu.close() });
 */
export function openLayer(window: Window, layer: Layer): Teardown {
  const { stack, onKeyDown } = stacks.get(window) ?? createKnown(window);
  // Added again and again it is still one listener.
  window.addEventListener('keydown', onKeyDown);
  const remove = stack.add(layer);
  return () => {
    remove();
    if (!stack.size) window.removeEventListener('keydown', onKeyDown);
  };
}

function createKnown(window: Window): {
  stack: LayerStack;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const stack = createLayerStack();
  const known = {
    stack,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      // Else the browser would close a native dialog below it, or leave full screen.
      if (stack.dismissTop()) event.preventDefault();
    },
  };
  stacks.set(window, known);
  return known;
}
