import { createLightbox } from './create-lightbox';
import type { LightboxItem } from '../lightbox-item';
import { isOpener } from './is-opener';
import type { LightboxContext, LightboxData, UseLinks } from './lightbox-context';
import { readItem } from './read-item';

/**
 * The lazily loaded part of `mountLightbox`: a lightbox for links, which are collected each time it
 * opens; each is read when its item is needed. It ends with the signal.
 */
export function openLinks(
  root: HTMLElement,
  data: LightboxData,
  context: LightboxContext,
  signal: AbortSignal,
): UseLinks {
  if (signal.aborted) return () => {};
  const find = (): HTMLAnchorElement[] =>
    [...root.querySelectorAll('a')].filter((link) => isOpener(link, data.links));
  // The links that open next, or are open.
  let links: readonly HTMLAnchorElement[] = [];
  const lightbox = createLightbox({
    ...data,
    ...context,
    openerOf: (index) => links[index],
    items: () => links.map((link) => lazyItem(link, data.readItem ?? readItem)),
  });
  signal.addEventListener('abort', lightbox.destroy, { once: true });
  return (type, link) => {
    // A pointer that only passes over loads no picture; an open lightbox has its links already.
    if (signal.aborted || type === 'pointerover' || lightbox.isOpen) return;
    // Before a click its own picture is enough.
    links = link && type !== 'click' ? [link] : find();
    const index = link ? links.indexOf(link) : -1;
    if (!link) lightbox.openFromAddress();
    else if (type !== 'click') lightbox.prepare(index);
    else if (index >= 0) lightbox.open(index, link);
  };
}

/** The item of a link, which is read once, when one of its properties is needed. */
function lazyItem(
  link: HTMLAnchorElement,
  read: (link: HTMLAnchorElement) => LightboxItem,
): LightboxItem {
  let item: LightboxItem | undefined;
  // The target is never visible: an item is only used through its properties.
  return new Proxy({} as LightboxItem, {
    get: (_, key: keyof LightboxItem) => (item ??= read(link))[key],
  });
}
