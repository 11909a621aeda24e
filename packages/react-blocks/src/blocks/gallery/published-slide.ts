import { readDimensions, readFocalPoint, type FocalPoint, type Size } from '@frontage/image-loader';
import { safeHref } from '@frontage/site-model';

/** One slide of a published gallery, as in its attributes [3.27]. */
export interface PublishedSlide {
  readonly element: HTMLElement;
  readonly type: 'image' | 'video';
  readonly id?: string | undefined;
  /** Its own address, or the last part of it. */
  readonly url?: string | undefined;
  readonly clickThroughUrl?: string | undefined;
  /** Whether a click shows the picture full screen. */
  readonly opensLightbox: boolean;
  /** The picture's address without a size. */
  readonly source?: string | undefined;
  /** The picture's own size. */
  readonly size?: Size | undefined;
  readonly focalPoint: FocalPoint;
  readonly alt: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** The player's HTML, only for a frame of its own. */
  readonly videoHtml?: string | undefined;
}

const titles = '.meta-title, .image-slide-title, .image-title, .gallery-caption-content';
const descriptions = '.meta-description, .image-slide-description, .image-description';

/**
 * Reads a slide of published markup; never throws. Ids from another runtime are ignored, and a
 * picture that was loaded before is read by its own address.
 *
 * @param meta the element beside the slide that holds its texts, where there is one
 */
export function readPublishedSlide(element: HTMLElement, meta?: Element): PublishedSlide {
  const picture = element.matches('img') ? element : findPicture(element);
  const link = element.matches('a')
    ? element
    : (element.querySelector('a[href], a[data-title]') ?? element.closest('a'));
  const video = element.querySelector('[data-html]') ?? element.closest('[data-html]');
  const attributeOf = (name: string): string | undefined =>
    attribute([element, link, picture], name);
  const opensLightbox = link !== null && /lightbox/.test(link.className);
  const href = link?.getAttribute('href') ?? undefined;

  return {
    element,
    type: attributeOf('data-type') === 'video' || video ? 'video' : 'image',
    id: attributeOf('data-slide-id') ?? attributeOf('data-image-id') ?? ownId(element),
    url: attributeOf('data-slide-url') ?? /[?&#]itemId=([^&#]+)/.exec(href ?? '')?.[1],
    clickThroughUrl: safeHref(
      attributeOf('data-click-through-url') ?? (opensLightbox || href === '#' ? undefined : href),
    ),
    opensLightbox,
    source: attributeOf('data-src') ?? attributeOf('data-image') ?? attribute([picture], 'src'),
    size: readDimensions(attributeOf('data-image-dimensions')) ?? attributeSize(picture),
    focalPoint: readFocalPoint(attributeOf('data-image-focal-point')),
    alt: picture?.getAttribute('alt') ?? '',
    title: plainText(attributeOf('data-title') ?? content([element, meta], titles)),
    description: plainText(
      attributeOf('data-description') ?? content([element, meta], descriptions),
    ),
    videoHtml: video?.getAttribute('data-html') ?? undefined,
  };
}

/** The picture for scripts: its copy for visitors without scripts comes last. */
function findPicture(element: Element): Element | null {
  const pictures = [...element.querySelectorAll('img')];
  return pictures.find((picture) => !picture.closest('noscript')) ?? pictures[0] ?? null;
}

/** Gives the attribute of the first element that has one; an empty one does not count. */
function attribute(elements: readonly (Element | null)[], name: string): string | undefined {
  return elements.map((element) => element?.getAttribute(name)?.trim()).find((value) => value);
}

function content(elements: readonly (Element | undefined)[], selector: string): string | undefined {
  return (
    elements
      .map((element) => element?.querySelector(selector)?.textContent)
      .find((text) => text?.trim()) ?? undefined
  );
}

function ownId(element: Element): string | undefined {
  return element.id === '' || element.id.startsWith('yui_') ? undefined : element.id;
}

function attributeSize(picture: Element | null): Size | undefined {
  return readDimensions(
    `${picture?.getAttribute('width') ?? ''}x${picture?.getAttribute('height') ?? ''}`,
  );
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', ' '],
  ['&amp;', '&'],
]);

/** Title and description may be stored as HTML; only their text is used. */
function plainText(html: string | undefined): string | undefined {
  const bare = (html ?? '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (name) => entities.get(name) ?? '');
  return bare.replace(/\s+/g, ' ').trim() || undefined;
}
