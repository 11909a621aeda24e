import type { Advice } from './advice';
import type { PageBlockRoot } from './list-page-blocks';
import { shortWords } from './short-words';

/** How much larger than its file a picture may be shown before it looks blurred. */
const mostStretch = 1.1;

/** What is no description: the name of a file, as cameras give it, or what any picture is. */
const vague =
  /^(?:.*\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)|(?:dsc|dscn|img|image|pxl|screenshot)[\s_-]*\d.*|image|picture|photo)$/i;

/**
 * Finds pictures without alternative text, or with one that says nothing, and those that are
 * smaller than their frame.
 *
 * @param block as the page shows it
 * @param ornaments how many of its pictures are meant to have no text. @default none
 */
export function advisePictures({ id, root }: PageBlockRoot, ornaments = 0): readonly Advice[] {
  const pictures = [...root.querySelectorAll('img')].filter(
    (picture) => !picture.closest('[aria-hidden=true],[role=presentation],[role=none]'),
  );
  // The words of its link describe a picture as well, such as the name of a product.
  const silent = pictures.filter(({ alt }) => !alt.trim()).filter(isAlone).length - ornaments;
  const advice: Advice[] = pictures
    .filter(({ alt }) => vague.test(alt.trim()))
    .map(({ alt }) => ({ code: 'vaguePicture', values: { words: shortWords(alt) }, block: id }));
  if (silent > 0)
    advice.push({
      code: silent === 1 ? 'silentPicture' : 'silentPictures',
      values: { count: silent },
      block: id,
    });
  for (const picture of pictures) {
    // Its file's size; the file that is shown may be a smaller one of the same picture.
    const width = Number(picture.getAttribute('width'));
    const height = Number(picture.getAttribute('height'));
    if (!(width > 0 && height > 0)) continue;
    const across = picture.clientWidth / width;
    const down = picture.clientHeight / height;
    const fit = getFit(picture);
    // Some are never enlarged, and a drawing is sharp at any size.
    if (fit === 'scale-down' || /\.svg(?:\?|$)/.test(picture.dataset['src'] ?? picture.src))
      continue;
    const stretch = fit === 'contain' ? Math.min(across, down) : Math.max(across, down);
    if (stretch > mostStretch)
      advice.push({
        code: 'smallPicture',
        values: { width, height, shown: Math.round(width * stretch) },
        block: id,
      });
  }
  return advice;
}

const isAlone = (picture: Element) => !picture.closest('a, button')?.textContent.trim();

function getFit(picture: HTMLElement): string | undefined {
  return picture.ownerDocument.defaultView?.getComputedStyle(picture).objectFit;
}
