import type { ReactNode } from 'react';
import type { PictureLoading } from '../../picture/picture.parts';
import { safeHref } from '@frontage/site-model';
import type { GallerySlideData } from './gallery-props';
import { SlideMedia } from './SlideMedia';

/** How the slides of a gallery are shown. */
export interface SlideFigureProps {
  slide: GallerySlideData;
  /** Whether a click shows the large picture. */
  lightbox: boolean;
  /** Whether its texts are shown. */
  meta: boolean;
  loading: PictureLoading;
  sizes: string;
  /** Whether the pictures are cut to the gallery's ratio; undefined where each has its own. */
  cropped: boolean | undefined;
  /** Width by height of all slides; undefined where each has its own. */
  ratio: number | undefined;
}

/** What a slide holds: its picture, linked or not, and its words. */
export function SlideFigure({ meta, ...media }: SlideFigureProps): ReactNode {
  const { title, description, linkText, linkUrl } = media.slide;
  const more = linkText ? safeHref(linkUrl) : undefined;

  return (
    <figure>
      <SlideMedia {...media} />
      {meta && (title || description || more) && (
        <figcaption>
          {title && <strong>{title}</strong>}
          {description && <span>{description}</span>}
          {more && <a href={more}>{linkText}</a>}
        </figcaption>
      )}
    </figure>
  );
}
