import { readDimensions } from '@frontage/image-loader';
import type { LightboxItem } from '../lightbox-item';
import { isOpener } from './is-opener';

/**
 * Reads the item of a link on the page; never throws. Missing parts are left out: the size comes
 * from `data-image-dimensions`, the words from `data-title` and `data-description`, else from the
 * caption beside it, and `data-slide-id` and `data-slide-url` name it in addresses [3.27]. If the
 * link does not lead to a picture, the file is the `data-src` or `data-image` of its picture, in
 * the required width.
 */
export function readItem(link: HTMLAnchorElement): LightboxItem {
  const slide =
    link.closest<HTMLElement>('[data-slide],[data-slide-id],.slide') ??
    link.closest<HTMLElement>('figure,li') ??
    link;
  const image = link.querySelector('img');
  const read = (name: string): string | undefined =>
    [link, image, slide].map((element) => element?.getAttribute(`data-${name}`)).find(Boolean) ??
    undefined;
  const caption = slide.querySelector('figcaption');
  const heading = caption?.querySelector('strong');
  // Published links may lead to the page itself; then the picture names its file.
  const file = isOpener(link) ? undefined : (image?.dataset.src ?? image?.dataset.image);
  const src = file ?? link.href;
  return {
    id: read('slide-id'),
    url: read('slide-url'),
    content: {
      type: slide.dataset.type,
      src,
      alt: image?.alt,
      ...readDimensions(read('image-dimensions')),
      sizeFormat: file || /[?&]format=\d+w/.test(src) ? 'queryString' : undefined,
      thumbnail: image?.currentSrc || undefined,
      source: slide,
    },
    meta: {
      title: read('title') ?? words(heading ?? caption),
      description:
        read('description') ?? words(heading && caption?.querySelector(':scope>:not(strong,a)')),
      link: leadsOn(heading && caption?.querySelector<HTMLAnchorElement>(':scope>a[href]')),
    },
  };
}

function leadsOn(link: HTMLAnchorElement | null | undefined): LightboxItem['meta']['link'] {
  const text = words(link);
  return link && text ? { href: link.href, text } : undefined;
}

/** As the page shows them, with its line breaks: those of its source are none. */
function words(element: Element | null | undefined): string | undefined {
  const text = element?.textContent.trim();
  if (!element || !text) return undefined;
  return /^p/.test(getComputedStyle(element).whiteSpace) ? text : text.replace(/\s+/g, ' ');
}
