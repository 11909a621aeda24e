import { failedAttribute } from './image-attributes';

/**
 * The width in px in which a picture is shown already, maybe by an earlier run, as
 * its address says; 0 when there is none or it is broken.
 */
export function shownWidth(image: HTMLImageElement): number {
  const broken = image.hasAttribute(failedAttribute) || (image.complete && !image.naturalWidth);
  const [, query, file] =
    /[?&]format=(\d+)w|-(\d+)w\.\w+(?:[?#]|$)/.exec(image.getAttribute('src') ?? '') ?? [];
  return broken ? 0 : Number(query ?? file ?? 0);
}

/**
 * What a picture with `srcset` has chosen, or one without shows, as `500w`; undefined
 * when nothing tells it.
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
