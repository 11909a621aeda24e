import { loadChunk, type LoadModule, type Teardown } from '@frontage/core-lifecycle';
import { readBlockJson, type BlockContext } from '@frontage/core-lifecycle/dom';
import { mountPictures } from '../../picture/mount-pictures';
import { storedFields } from '../../stored/stored-fields';
import {
  quickViewAddressAttribute,
  quickViewAttribute,
  quickViewWordsAttribute,
  type QuickViewWords,
} from './quick-view.parts';

/** Reads the texts of the quick view. */
export function read(root: HTMLElement): QuickViewWords {
  const fields = storedFields(readBlockJson(root, quickViewWordsAttribute));
  return {
    close: fields.text('close'),
    loading: fields.text('loading'),
    details: fields.text('details'),
  };
}

/**
 * Loads the waiting pictures, and opens the quick view of a product for links that ask for it.
 *
 * @param load loads the quick view with the first click; if that fails, the link leads to the
 *   product
 */
export function mount(
  root: HTMLElement,
  words: QuickViewWords,
  context: BlockContext,
  load: LoadModule<typeof import('./open-quick-view')> = () => import('./open-quick-view'),
): Teardown {
  const endPictures = mountPictures(root, context);
  let close: Teardown | undefined;
  root.addEventListener('click', onClick);

  function onClick(event: MouseEvent): void {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>(`a[${quickViewAttribute}]`);
    if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    void show(link);
  }

  async function show(link: HTMLAnchorElement): Promise<void> {
    const { clock, signal, window, report } = context;
    try {
      const { openQuickView } = await loadChunk({ id: 'quick-view', load, clock });
      if (signal.aborted) return;
      close?.();
      close = openQuickView(
        {
          from: link.getAttribute(quickViewAddressAttribute) ?? link.href,
          href: link.href,
          title: link.getAttribute(quickViewAttribute) ?? '',
          opener: link,
        },
        words,
        context,
      );
    } catch (cause) {
      report({ code: 'QUICK_VIEW_FAILED', block: 'product-list', cause });
      if (!signal.aborted) window.location.assign(link.href);
    }
  }

  return () => {
    root.removeEventListener('click', onClick);
    close?.();
    endPictures();
  };
}
