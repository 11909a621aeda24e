import type { ReactNode } from 'react';
import { Picture } from '../../picture/Picture';
import type { PictureLoading } from '../../picture/picture.parts';
import { safeHref } from '@frontage/site-model';
import { usePageNeeds } from '../../render/page-needs';
import { lightboxLink, lightboxNeeds } from '../lightbox/lightbox-link';
import { VideoBox } from '../video/VideoBox';
import type { GallerySlideData } from './gallery-props';

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
export function SlideFigure({
  slide,
  lightbox,
  meta,
  loading,
  sizes,
  cropped,
  ratio,
}: SlideFigureProps): ReactNode {
  const { picture, title, description, video, clickThroughUrl, linkText } = slide;
  const more = linkText ? safeHref(slide.linkUrl) : undefined;
  const mode = cropped === undefined ? 'none' : cropped ? 'cover' : 'contain';
  // What is clicked on a video is the video's [4.11].
  const elsewhere = video ? undefined : safeHref(clickThroughUrl);
  const opens = lightbox && elsewhere === undefined && video === undefined;
  usePageNeeds(opens && lightboxNeeds);
  const asked = { loading, sizes };
  const shown = video ? (
    <VideoBox
      {...video}
      {...asked}
      title={title}
      poster={picture}
      {...(ratio !== undefined && { mode: 'fit', boxRatio: ratio })}
    />
  ) : (
    // Another picture is another element: the loader knows the one it was given.
    <Picture key={picture.source} {...asked} picture={picture} mode={mode} frame={ratio} />
  );
  const link = opens
    ? lightboxLink(picture)
    : elsewhere === undefined
      ? undefined
      : { href: elsewhere };

  return (
    <figure>
      {link ? (
        <a data-slide-link="" {...link}>
          {shown}
        </a>
      ) : (
        shown
      )}
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
