import { pictureAlignments, type PictureAlignment } from '../../picture/picture.parts';
import { storedFields } from '../../stored/stored-fields';

/** An image block as a page document stores it. */
export interface StoredImage {
  assetId: string;
  /** Replaces the asset's own alt text; empty for a picture that only decorates. */
  alt?: string | undefined;
  caption?: string | undefined;
  href?: string | undefined;
  ratio?: number | undefined;
  mode: 'cover' | 'contain';
  fitAlignment?: PictureAlignment | undefined;
  stretch?: boolean | undefined;
  /** Whether a click shows it full screen, where it leads nowhere else. */
  lightbox: boolean;
  lightboxTheme?: 'light' | 'dark' | undefined;
}

/** Reads a stored image block; never throws. */
export function readStoredImage(raw: unknown): StoredImage {
  const fields = storedFields(raw);
  const ratio = fields.number('ratio', 0);
  return {
    assetId: fields.text('assetId'),
    alt: fields.raw('alt') === '' ? '' : fields.optionalText('alt'),
    caption: fields.optionalText('caption'),
    href: fields.optionalText('href'),
    ratio: ratio > 0 ? ratio : undefined,
    mode: fields.choice('mode', ['cover', 'contain'], 'cover'),
    lightbox: fields.flag('lightbox', false),
    lightboxTheme: (['light', 'dark'] as const).find(
      (theme) => theme === fields.raw('lightboxTheme'),
    ),
    fitAlignment: pictureAlignments.find((words) => words === fields.raw('fitAlignment')),
    stretch: readStretch(fields.raw('stretch')),
  };
}

function readStretch(raw: unknown): boolean | undefined {
  return typeof raw === 'boolean' ? raw : undefined;
}
