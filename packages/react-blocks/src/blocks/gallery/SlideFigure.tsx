import { sizedAddress } from '@frontage/image-loader';
import type { ReactNode } from 'react';
import { Picture } from '../../picture/Picture';
import type { PictureLoading } from '../../picture/picture.parts';
import { safeHref } from '../../safe-href';
import { VideoBox } from '../video/VideoBox';
import type { GallerySlideData } from './gallery-props';
import { galleryParts } from './gallery.parts';

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

/** The width of the large picture that a link leads to, in px. */
const largest = 2500;

/** What a slide holds: its picture, linked or not, and its words. */
export function SlideFigure({ slide, lightbox, meta, loading, sizes, cropped, ratio }: SlideFigureProps): ReactNode {
  const { picture, title, description, video, clickThroughUrl } = slide;
  const mode = cropped === undefined ? 'none' : cropped ? 'cover' : 'contain';
  // What is clicked on a video is the video's [4.11].
  const elsewhere = video ? undefined : safeHref(clickThroughUrl);
  const opens = lightbox && elsewhere === undefined && video === undefined;
  const asked = { loading, sizes };
  const shown = video ? (
    <VideoBox {...video} {...asked} title={title} poster={picture} {...(ratio !== undefined && { mode: 'fit', boxRatio: ratio })} />
  ) : (
    <Picture {...asked} picture={picture} mode={mode} />
  );
  const href = opens ? sizedAddress(picture.source, largest) : elsewhere;
  const known = opens ? { [galleryParts.lightbox]: '', 'data-image-dimensions': `${picture.width}x${picture.height}` } : undefined;

  return (
    <figure>
      {href === undefined ? (
        shown
      ) : (
        <a data-slide-link="" href={href} {...known}>
          {shown}
        </a>
      )}
      {meta && (title || description) && (
        <figcaption>
          {title && <strong>{title}</strong>}
          {description && <span>{description}</span>}
        </figcaption>
      )}
    </figure>
  );
}
