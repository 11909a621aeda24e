import {
  formatPlace,
  sliderRatio,
  slideRatio,
  type GalleryDesign,
} from '@frontage/gallery-engine/markup';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import type { GalleryProps, GallerySlideData } from './gallery-props';
import { opensLightbox } from './gallery-values';
import { galleryTexts } from './gallery.texts';
import { galleryParts } from './gallery.parts';
import { SlideFigure } from './SlideFigure';
import { seenAtFirst, slideLoading } from './slide-loading';
import { slideSizes } from './slide-sizes';

/** The props of a moving gallery. */
export interface MovingGalleryProps extends GalleryProps {
  design: GalleryDesign;
  /** Whether another gallery has the controls. @default false */
  isThumbnails?: boolean | undefined;
  /** Whether its controls are hidden until they work, since nothing holds a click for them. */
  hasLateControls?: boolean | undefined;
  /** Ids of slides with a video: cropped to the ratio of videos [9.23]. @default none */
  videos?: readonly string[] | undefined;
}

/** The controls and slides of a moving design. Without a script they are a scroller. */
export function MovingGallery({ design, ...props }: MovingGalleryProps): ReactNode {
  const {
    slides,
    metaPosition,
    sizes = '100vw',
    imageAspectRatio,
    autoCrop = true,
    currentIndex = 0,
  } = props;
  const texts = useTexts(galleryTexts);
  const count = slides.length;
  // The slides of a stack share one place: a picture with another ratio is shown whole in it.
  const ownShape = design === 'stacked' ? false : undefined;
  // Of a thumbnail its place is told by what it is, a tab; what it shows is not.
  const slideName = ({ title, picture }: GallerySlideData, index: number): string =>
    (props.isThumbnails && (title || picture.alt)) || texts.slide({ at: index + 1, count });
  const isFirst = (index: number): boolean => index > 0 && index === currentIndex;

  return (
    <>
      {count > 1 && !props.isThumbnails && (
        <GalleryControls
          autoplay={props.autoplay ?? false}
          first={currentIndex + 1}
          seen={design === 'carousel' ? seenAtFirst(design, props) : 1}
          count={count}
          hidden={props.hasLateControls}
        />
      )}
      <div
        data-gallery-list=""
        tabIndex={design === 'carousel' || design === 'strip' ? 0 : undefined}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            data-slide=""
            role="group"
            aria-roledescription={props.isThumbnails ? undefined : texts.slideRole}
            aria-label={slideName(slide, index)}
            data-type={slide.video ? 'video' : 'image'}
            data-slide-id={slide.id}
            data-slide-url={slide.url}
            {...{
              [galleryParts.first]: isFirst(index) ? '' : undefined,
              [galleryParts.videoThumbnail]: props.videos?.includes(slide.id) ? '' : undefined,
            }}
          >
            <SlideFigure
              slide={slide}
              place={texts.slide({ at: index + 1, count })}
              lightbox={opensLightbox(design, props.lightbox)}
              meta={metaPosition !== 'none'}
              loading={slideLoading(design, props, index)}
              sizes={slideSizes(design, sizes, props, slideRatio(slide.picture, 100 / sliderRatio))}
              cropped={imageAspectRatio === undefined ? ownShape : autoCrop}
              ratio={imageAspectRatio}
            />
          </div>
        ))}
      </div>
    </>
  );
}

interface GalleryControlsProps {
  autoplay: boolean;
  /** The first visible slide, from 1. */
  first: number;
  /** The number of visible slides. */
  seen: number;
  count: number;
  hidden: boolean | undefined;
}

/**
 * What is pressed before they work is held. Before the slides, so that someone who wants no motion
 * comes to the button first.
 */
export function GalleryControls(props: GalleryControlsProps): ReactNode {
  const { autoplay, first, seen, count, hidden } = props;
  const texts = useTexts(galleryTexts);
  const last = Math.min(first + seen - 1, count);
  return (
    <div data-gallery-controls="" className={galleryParts.controls} hidden={hidden}>
      <span data-gallery-status="" aria-live="polite">
        {formatPlace({ first, last, count }, texts)}
      </span>
      {autoplay && <button type="button" data-gallery-toggle="playing" aria-label={texts.stop} />}
      <button type="button" data-gallery-previous="" aria-label={texts.previous} />
      <button type="button" data-gallery-next="" aria-label={texts.next} />
    </div>
  );
}
