/** Below this width, in CSS pixels, an image block is narrow [9.12]. */
export const narrowBelow = 415;

/** The class by which the styles of published markup know it. */
const narrowClass = 'sqs-narrow-width';

/** Marks image blocks of published markup while they are narrow. */
export interface NarrowBlocks {
  /**
   * Begins with the block that a picture stands in; a picture elsewhere is none of its business.
   */
  observe(image: Element): void;
  /** Gives the block back the mark that it had, or had not. */
  unobserve(image: Element): void;
  destroy(): void;
}

/**
 * Keeps the mark of narrow image blocks in step with their width; a saved page may carry
 * that of another width.
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
