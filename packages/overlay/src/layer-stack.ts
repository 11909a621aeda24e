import type { Teardown } from '@frontage/core-lifecycle';

/** Something above the page. */
export interface Layer {
  /** The visitor wants it gone: Escape, or what stands for it on the device. */
  dismiss(): void;
}

/** The layers above a page, in the order in which they came. */
export interface LayerStack {
  /** Puts one on top. The result takes it out again, wherever it then is; twice is harmless. */
  add(layer: Layer): Teardown;
  /** Dismisses the topmost only. @returns whether there was one */
  dismissTop(): boolean;
  /** How many there are. */
  readonly size: number;
}

/** A stack of layers in which only the topmost answers. */
export function createLayerStack(): LayerStack {
  // One entry for each `add`, so that a layer that was added twice is taken out one by one.
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
