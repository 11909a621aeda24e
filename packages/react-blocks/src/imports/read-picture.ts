import { readFocalPoint } from '@frontage/image-loader';
import type { ImportedPicture } from './block-import';

/**
 * Reads the picture of an element: the one for scripts, before its copy for visitors without them.
 *
 * @returns undefined if it has none
 */
export function readPicture(root: Element): ImportedPicture | undefined {
  const all = root.matches('img') ? [root] : [...root.querySelectorAll('img')];
  const image = all.find((element) => !element.closest('noscript')) ?? all[0];
  if (!image) return undefined;
  const read = (name: string): string => image.getAttribute(name)?.trim() ?? '';
  const named = [read('data-src'), read('data-image'), read('src'), widest(read('srcset'))];
  const sources = [...new Set(named.filter((source) => source !== ''))];
  const point = read('data-image-focal-point');
  return sources.length === 0
    ? undefined
    : {
        sources,
        alt: image.getAttribute('alt') ?? '',
        ...(point !== '' && { focalPoint: readFocalPoint(point) }),
      };
}

/** How many pictures an element shows; copies for visitors without scripts do not count. */
export function countPictures(root: Element): number {
  const all = root.matches('img') ? [root] : [...root.querySelectorAll('img')];
  const shown = all.filter((image) => !image.closest('noscript'));
  return shown.length > 0 ? shown.length : Math.min(1, all.length);
}

/** The last address of a list of widths is the largest one. */
function widest(srcset: string): string {
  return srcset.split(/,\s+/).at(-1)?.trim().split(/\s+/)[0] ?? '';
}
