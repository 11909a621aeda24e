import { neededWidth, pickWidth, sizedAddress, type Size } from '@frontage/image-loader';
import type { LightboxContent } from './lightbox-item';

/** The screen on which a picture is shown. */
export interface PictureScreen {
  /** The window, in CSS px. */
  readonly size: Size;
  /** Device pixels per CSS px. */
  readonly pixelRatio: number;
  /** The visitor saves data. */
  readonly saveData?: boolean | undefined;
}

/**
 * The room for a picture, in CSS px: the padding on all sides, less of it on small
 * screens, where the sides have none and 64 px stay above and below [9.18]. The style
 * sheet has the same rule.
 */
export function pictureBox({ width, height }: Size, padding: number): Size {
  const inset = (size: number, least: number): number =>
    Math.min(padding, Math.max(least, (size - 480) / 4));
  return { width: width - 2 * inset(width, 0), height: height - 2 * inset(height, 64) };
}

/**
 * The address of a picture in the width that is needed and no larger [9.16].
 *
 * @param scale how far it is zoomed
 */
export function pictureAddress(
  content: LightboxContent,
  screen: PictureScreen,
  padding: number,
  scale = 1,
): string {
  const { src, width, height, sizeFormat } = content;
  if (!sizeFormat) return src;
  const box = pictureBox(screen.size, padding);
  const dimensions = width && height ? { width, height } : undefined;
  const needed = neededWidth({
    box: { width: box.width * scale, height: box.height * scale },
    dimensions,
    cropMode: 'contain',
    pixelRatio: screen.pixelRatio,
    saveData: screen.saveData,
  });
  return sizedAddress(src, pickWidth(needed, width), sizeFormat);
}
