import type { LightboxData } from '@frontage/lightbox/dom';
import type { PublishedSlide } from './published-slide';

type ReadItem = NonNullable<LightboxData['readItem']>;

/** Reads the item of a link from its slide: published links lead to a page, not to the picture. */
export function publishedItem(slides: readonly PublishedSlide[]): ReadItem {
  return (link) => {
    const slide = slides.find(({ element }) => element.contains(link));
    const { type, id, url, source, size, alt, title, description, element } = slide ?? {};
    return {
      id,
      url,
      content: {
        type,
        src: source ?? link.href,
        alt,
        ...size,
        sizeFormat: 'queryString',
        thumbnail: link.querySelector('img')?.currentSrc || undefined,
        source: element,
      },
      meta: { title, description },
    };
  };
}
