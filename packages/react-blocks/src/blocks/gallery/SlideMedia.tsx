import type { ReactNode } from 'react';
import { safeHref } from '@frontage/site-model';
import { Picture } from '../../picture/Picture';
import { usePictureAddress } from '../../picture/use-picture-address';
import type { PictureLoading } from '../../picture/picture.parts';
import { usePageNeeds } from '../../render/page-needs';
import { lightboxLink, lightboxNeeds } from '../lightbox/lightbox-link';
import { popUpLink } from '../../pop-up-link/pop-up-link.parts';
import { VideoBox } from '../video/VideoBox';
import { VideoOpener } from '../video/VideoOpener';
import { findVideoSource } from '../video/video-source';
import type { GallerySlideData } from './gallery-props';

/** The props of a gallery's pictures. */
export interface SlideMediaProps {
  slide: GallerySlideData;
  /**
   * Where it is among the others, such as `2 of 9`: the name of its link if neither its picture nor
   * it has one. @default it has one
   */
  place?: string | undefined;
  /** Whether a click shows the picture full screen. */
  lightbox: boolean;
  loading: PictureLoading;
  sizes: string;
  /** Whether the pictures are cropped to the gallery's ratio; undefined if each has its own. */
  cropped: boolean | undefined;
  /** The ratio of width to height of all slides; undefined if each has its own. */
  ratio: number | undefined;
}

/** The picture of a slide, linked or not, or its video. */
export function SlideMedia(props: SlideMediaProps): ReactNode {
  const { slide, place, lightbox, cropped, ratio, loading, sizes } = props;
  const { picture, video, title } = slide;
  // A click on a video belongs to the video [4.11].
  const elsewhere = video ? undefined : safeHref(slide.clickThroughUrl);
  const isBroken = video !== undefined && findVideoSource(video).type === 'invalid';
  const opens = lightbox && elsewhere === undefined && !isBroken;
  const popUp = opens ? undefined : popUpLink(elsewhere);
  usePageNeeds(opens ? lightboxNeeds : popUp?.needs);
  const address = usePictureAddress();
  const wanted = { loading, sizes };
  const fit = cropped ? 'cover' : 'contain';
  const mode = cropped === undefined ? 'none' : fit;
  const image = (
    // Another picture needs another element: the loader keeps track of elements.
    <Picture key={picture.source} {...wanted} picture={picture} mode={mode} frame={ratio} />
  );

  if (video && opens) return <VideoOpener video={{ ...video, title }}>{image}</VideoOpener>;
  if (video) {
    const box = ratio === undefined ? {} : { mode: 'fit' as const, boxRatio: ratio };
    return <VideoBox {...video} {...wanted} {...box} title={title} poster={picture} />;
  }
  const link = opens ? lightboxLink(picture, address) : { href: elsewhere };
  return link.href === undefined ? (
    image
  ) : (
    <a
      data-slide-link=""
      aria-label={picture.alt === '' ? title || place : undefined}
      {...popUp?.data}
      {...link}
    >
      {image}
    </a>
  );
}
