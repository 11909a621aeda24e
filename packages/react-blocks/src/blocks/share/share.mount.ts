import type { Teardown } from '@frontage/core-lifecycle';
import { createMarkupChanges, type BlockContext } from '@frontage/core-lifecycle/dom';
import { showInformation, type Information } from '@frontage/overlay/dom';
import { shareAttributes } from './share.parts';

/** What a share block's script needs. */
export interface ShareData {
  readonly link: HTMLAnchorElement | null;
  readonly copied: string;
  readonly failed: string;
}

/** Reads the markup; never throws. */
export function read(root: HTMLElement): ShareData {
  return {
    link: root.querySelector('a'),
    copied: root.getAttribute(shareAttributes.copied) ?? '',
    failed: root.getAttribute(shareAttributes.failed) ?? '',
  };
}

/** Shares the page the device's own way, else copies its address and says so [4.15]. */
export function mount(_root: HTMLElement, data: ShareData, context: BlockContext): Teardown {
  const { link } = data;
  if (!link) return () => {};
  const { document, navigator } = context.window;
  const changes = createMarkupChanges(document);
  // It no longer leads anywhere.
  changes.set(link, 'role', 'button');
  link.addEventListener('click', onClick);
  link.addEventListener('keydown', onKeyDown);
  let shown: Information | undefined;

  function onClick(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void share(link?.href ?? '');
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== ' ') return;
    event.preventDefault();
    link?.click();
  }

  async function share(url: string): Promise<void> {
    // Not every browser has it, whatever the types say.
    if ('share' in navigator) {
      // Whoever closes it has not failed.
      await navigator.share({ title: document.title, url }).catch(() => undefined);
      return;
    }
    let message = data.copied;
    try {
      await context.window.navigator.clipboard.writeText(url);
    } catch {
      message = data.failed;
    }
    if (context.signal.aborted) return;
    shown?.destroy();
    shown = showInformation({ ...context, message });
  }

  return () => {
    link.removeEventListener('click', onClick);
    link.removeEventListener('keydown', onKeyDown);
    shown?.destroy();
    changes.undo();
  };
}
