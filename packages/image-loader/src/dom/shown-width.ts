import { failedAttribute } from './image-attributes';

/**
 * Gives the width in px in which a picture is displayed already, perhaps by an earlier run,
 * according to its address; 0 if there is none or it is broken.
 */
export function shownWidth(image: HTMLImageElement): number {
  const broken = image.hasAttribute(failedAttribute) || (image.complete && !image.naturalWidth);
  const [, query, file] =
    /[?&]format=(\d+)w|-(\d+)w\.\w+(?:[?#]|$)/.exec(image.getAttribute('src') ?? '') ?? [];
  return broken ? 0 : Number(query ?? file ?? 0);
}

/**
 * Gives the width that a picture shows or has chosen from its `srcset`, as `500w`; undefined if
 * unknown.
 */
export function shownResolution(image: HTMLImageElement): string | undefined {
  const candidates = [...image.srcset.matchAll(/([^\s,]\S*)\s+(\d+w)/g)];
  const chosen = candidates.find(([, address = '']) => {
    const { href } = URL.canParse(address, image.baseURI)
      ? new URL(address, image.baseURI)
      : { href: '' };
    return href === image.currentSrc;
  });
  return chosen?.[2] ?? /[?&]format=(\d+w)/.exec(image.currentSrc)?.[1];
}
