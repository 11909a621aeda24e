import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { popUpSize } from './pop-up-link.parts';

/** Reads the markup; never throws. */
export function read(root: HTMLElement): string {
  return root.getAttribute('href') ?? '';
}

/**
 * Opens the link in a small window in the middle of the browser's [7.28]. What the page around it
 * has prevented, such as the first click on a slide of a strip, opens nothing; where the browser
 * opens no window, the link is followed as usual.
 */
export function mount(root: HTMLElement, href: string, { window }: BlockContext): Teardown {
  function onClick(event: MouseEvent): void {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const isOwn = event.target instanceof window.Node && root.contains(event.target);
    if (!isOwn || isElsewhere || event.button !== 0 || event.defaultPrevented || href === '')
      return;
    const { width, height } = popUpSize;
    const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
    const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
    const place = `left=${Math.max(0, left)},top=${Math.max(0, top)}`;
    const opened = window.open(href, '_blank', `popup,width=${width},height=${height},${place}`);
    if (!opened) return;
    // The video's page must not reach this one; with `noopener` no window would be told of.
    opened.opener = null;
    event.preventDefault();
  }

  // Last of all, so that whoever is around the link comes first.
  window.addEventListener('click', onClick);
  return () => window.removeEventListener('click', onClick);
}
