import { storedFields } from '../../stored-fields';

/** One slide as a page document stores it. */
export interface StoredSlide {
  assetId: string;
  /** Replaces the asset's own alt text. */
  alt?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  /** Where a click leads instead of the large picture. */
  clickThroughUrl?: string | undefined;
}

/** A gallery block as a page document stores it [3.26]. */
export interface StoredGallery {
  design: 'grid';
  slidesPerRow: number;
  /** Space between slides, in px. */
  gutter: number;
  /** Width by height of every slide; undefined is 'Auto': each its own. */
  imageAspectRatio?: number | undefined;
  lightbox: boolean;
  slides: StoredSlide[];
}

/** Reads a stored gallery block; never throws. */
export function readStoredGallery(raw: unknown): StoredGallery {
  const fields = storedFields(raw);
  const ratio = fields.number('imageAspectRatio', 0);
  return {
    design: 'grid',
    slidesPerRow: Math.min(12, Math.max(1, Math.round(fields.number('slidesPerRow', 4)))),
    gutter: Math.max(0, fields.number('gutter', 20)),
    imageAspectRatio: ratio > 0 ? ratio : undefined,
    lightbox: fields.flag('lightbox', true),
    slides: fields.list('slides').map((slide) => ({
      assetId: slide.text('assetId'),
      alt: slide.optionalText('alt'),
      title: slide.optionalText('title'),
      description: slide.optionalText('description'),
      clickThroughUrl: slide.optionalText('clickThroughUrl'),
    })),
  };
}
