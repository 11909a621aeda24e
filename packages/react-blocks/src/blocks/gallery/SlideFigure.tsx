import type { ReactNode } from 'react';
import { safeHref } from '@frontage/site-model';
import { SlideMedia, type SlideMediaProps } from './SlideMedia';

/** How the slides of a gallery are shown. */
export interface SlideFigureProps extends SlideMediaProps {
  /** Whether its texts are shown. */
  meta: boolean;
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
