import { thumbnailDefaults } from '@frontage/gallery-engine/markup';
import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import type { PageValues } from '../../render/page-style';
import { useTexts } from '../../texts/use-texts';
import type { GalleryProps } from './gallery-props';
import { gallery } from './gallery.block';
import { galleryTexts } from './gallery.texts';
import { galleryParts } from './gallery.parts';
import { MovingGallery } from './MovingGallery';
import { useGallery } from './use-gallery';

/** The strip that shows the same slide as a slideshow [4.09], and links to each. */
export function GalleryThumbnails({ of, ...props }: GalleryProps & { of: string }): ReactNode {
  const texts = useTexts(galleryTexts);
  const {
    slides,
    label = texts.gallery,
    thumbnailStripHeight,
    thumbnailStripMargin,
    squareThumbs,
    activeAlignment,
    activeSlideClickBehavior = 'none',
  } = props;
  const { padding = thumbnailDefaults.padding } = props;
  // The same as the slideshow's: they are linked on mount. The slideshow reports changes.
  const { root, currentIndex } = useGallery({ ...props, onSlideChange: undefined });
  const values: PageValues = {
    '--fr-video-thumbnail-ratio': String(squareThumbs ? 1 : thumbnailDefaults.videoRatio),
    '--fr-thumbnail-gap': `${Math.min(padding, thumbnailDefaults.stripPaddingCap)}px`,
    ...(thumbnailStripHeight !== undefined && {
      '--fr-thumbnail-height': `${thumbnailStripHeight}px`,
    }),
    ...(thumbnailStripMargin !== undefined && {
      '--fr-thumbnail-margin': `${thumbnailStripMargin}px`,
    }),
    ...(squareThumbs && { '--fr-gallery-ratio': '1' }),
  };
  // A thumbnail only repeats its slide: it has neither words nor links.
  const bare = slides.map(({ id, picture, title }) => ({ id, picture, title }));
  const videos = slides.flatMap(({ id, video }) => (video ? [id] : []));

  return (
    <BlockRoot
      block="gallery"
      id={`${of}-thumbnails`}
      rootRef={root}
      waits
      events={gallery.events}
      values={values}
      speaks={[galleryTexts]}
      aria={{
        role: 'group',
        'aria-label': texts.thumbnails({ gallery: label }),
      }}
      data={{
        'data-design': 'strip',
        [galleryParts.thumbnails]: '',
        'data-linked-galleries': `block-${of}`,
        'data-alignment': activeAlignment,
        'data-active-slide-click-behavior': activeSlideClickBehavior,
        'data-tabs': 'true',
        'data-keyboard': 'false',
        'data-current-index': currentIndex ? String(currentIndex) : undefined,
      }}
    >
      <MovingGallery
        design="strip"
        isThumbnails
        videos={videos}
        slides={bare}
        sizes="200px"
        metaPosition="none"
        vSize={100}
        currentIndex={props.currentIndex}
      />
    </BlockRoot>
  );
}
