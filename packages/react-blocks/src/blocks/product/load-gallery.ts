import { createTeardowns, loadChunk, type LoadModule } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { ProductGallery } from './mount-product-gallery';
import { productParts } from './product.parts';

/**
 * Loads the gallery of a product's pictures as a separate chunk: the choice does not wait for it.
 * If it fails to load, that is reported, and the pictures stay links.
 *
 * @param root the product's
 * @param load loads that chunk
 */
export function loadGallery(
  root: HTMLElement,
  context: BlockContext,
  load: LoadModule<typeof import('./mount-product-gallery')> = () =>
    import('./mount-product-gallery'),
): ProductGallery {
  const teardowns = createTeardowns((cause) => context.report({ code: 'TEARDOWN_FAILED', cause }));
  let gallery: ProductGallery | undefined;
  let isEnded = false;
  /** The picture requested before it loaded. */
  let wanted: number | undefined;

  async function start(): Promise<void> {
    try {
      const { mountProductGallery } = await loadChunk({
        id: 'product-pictures',
        load,
        clock: context.clock,
      });
      const mounted = isEnded ? undefined : await mountProductGallery(root, context);
      if (isEnded) return mounted?.destroy();
      gallery = mounted;
      teardowns.add(mounted?.destroy);
      if (wanted !== undefined) gallery?.show(wanted);
    } catch (cause) {
      context.report({ code: 'PRODUCT_PICTURES_FAILED', block: 'product', cause });
    }
  }

  if (root.querySelector(`[${productParts.gallery}]`)) void start();
  return {
    show(index) {
      wanted = index;
      gallery?.show(index);
    },
    destroy() {
      isEnded = true;
      teardowns.run();
    },
  };
}
