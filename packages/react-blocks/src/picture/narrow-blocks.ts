/** An image block is narrow below this width, in CSS pixels [9.12]. */
export const narrowBelow = 415;

/** The class that marks it for the styles of published markup. */
const narrowClass = 'sqs-narrow-width';

/** Marks image blocks of published markup while they are narrow. */
export interface NarrowBlocks {
  /** Starts observing the image block around a picture; ignores pictures outside image blocks. */
  observe(image: Element): void;
  /** Restores the block's original mark, or its absence. */
  unobserve(image: Element): void;
  destroy(): void;
}

/**
 * Keeps the mark of narrow image blocks in step with their width; a saved page may carry the mark
 * of another width.
 */
export function createNarrowBlocks(window: Window & typeof globalThis): NarrowBlocks {
  const before = new Map<Element, boolean>();
  const sizes = new window.ResizeObserver((entries) => {
    for (const { target, contentRect } of entries)
      target.classList.toggle(narrowClass, contentRect.width < narrowBelow);
  });

  function unobserve(image: Element): void {
    const block = blockOf(image);
    const wasNarrow = block ? before.get(block) : undefined;
    if (!block || wasNarrow === undefined) return;
    sizes.unobserve(block);
    block.classList.toggle(narrowClass, wasNarrow);
    before.delete(block);
  }

  return {
    observe(image) {
      const block = blockOf(image);
      if (!block || before.has(block)) return;
      before.set(block, block.classList.contains(narrowClass));
      sizes.observe(block);
    },
    unobserve,
    destroy: () => sizes.disconnect(),
  };
}

function blockOf(image: Element): Element | null {
  return image.closest('.image-block-outer-wrapper');
}
