import { neededWidth, pickWidth, sizedAddress, type Size } from '@frontage/image-loader';
import type { LightboxContent } from './lightbox-item';

/** The screen on which a picture is shown. */
export interface PictureScreen {
  /** The window, in CSS px. */
  readonly size: Size;
  /** Device pixels per CSS px. */
  readonly pixelRatio: number;
  /** Whether the visitor saves data. */
  readonly saveData?: boolean | undefined;
}

/**
 * Computes the space for a picture, in CSS px: the padding on all sides, less of it on small
 * screens, which have none at the sides and 64 px above and below [9.18]. The style sheet has the
 * same rule.
 */
export function pictureBox({ width, height }: Size, padding: number): Size {
  const inset = (size: number, least: number): number =>
    Math.min(padding, Math.max(least, (size - 480) / 4));
  return { width: width - 2 * inset(width, 0), height: height - 2 * inset(height, 64) };
}

/**
 * Gives the address of a picture in the required width [9.16].
 *
 * @param scale of the zoom
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
