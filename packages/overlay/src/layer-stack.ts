import type { Teardown } from '@frontage/core-lifecycle';

/** A layer above the page. */
export interface Layer {
  /** Called when the visitor dismisses the layer, with Escape or its equivalent on the device. */
  dismiss(): void;
}

/** The layers above a page, in the order in which they were added. */
export interface LayerStack {
  /**
   * Adds a layer on top. The result removes it, wherever it then is; calling it again does nothing.
   */
  add(layer: Layer): Teardown;
  /** Dismisses the topmost layer only. @returns whether there was one */
  dismissTop(): boolean;
  /** How many layers are open. */
  readonly size: number;
}

/** Makes a stack of layers in which only the topmost reacts. */
export function createLayerStack(): LayerStack {
  // Each `add` has an entry, so a layer that was added twice is removed one entry at a time.
  const entries: { readonly layer: Layer }[] = [];

  function add(layer: Layer): Teardown {
    const entry = { layer };
    entries.push(entry);
    return () => {
      const index = entries.indexOf(entry);
      if (index >= 0) entries.splice(index, 1);
    };
  }

  function dismissTop(): boolean {
    const top = entries.at(-1);
    top?.layer.dismiss();
    return !!top;
  }

  return {
    add,
    dismissTop,
    get size() {
      return entries.length;
    },
  };
}
