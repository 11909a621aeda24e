import type { Advice } from './advice';
import type { PageBlockRoot } from './list-page-blocks';

/** How much larger than its file a picture may be shown before it looks blurred. */
const mostStretch = 1.1;

/**
 * Finds pictures without alternative text, and those that are smaller than their frame.
 *
 * @param block as the page shows it
 */
export function advisePictures({ id, root }: PageBlockRoot): readonly Advice[] {
  const pictures = [...root.querySelectorAll('img')].filter(
    (picture) => !picture.closest('[aria-hidden=true],[role=presentation],[role=none]'),
  );
  const silent = pictures.filter(({ alt }) => alt.trim() === '');
  const advice: Advice[] = [];
  if (silent.length > 0)
    advice.push({
      code: silent.length === 1 ? 'silentPicture' : 'silentPictures',
      values: { count: silent.length },
      block: id,
    });
  for (const picture of pictures) {
    // Its file's size; the file that is shown may be a smaller one of the same picture.
    const width = Number(picture.getAttribute('width'));
    const height = Number(picture.getAttribute('height'));
    if (!(width > 0 && height > 0)) continue;
    const across = picture.clientWidth / width;
    const down = picture.clientHeight / height;
    const isWhole = getFit(picture) === 'contain';
    const stretch = isWhole ? Math.min(across, down) : Math.max(across, down);
    if (stretch > mostStretch)
      advice.push({
        code: 'smallPicture',
        values: { width, height, shown: Math.round(width * stretch) },
        block: id,
      });
  }
  return advice;
}

function getFit(picture: HTMLElement): string | undefined {
  return picture.ownerDocument.defaultView?.getComputedStyle(picture).objectFit;
}
