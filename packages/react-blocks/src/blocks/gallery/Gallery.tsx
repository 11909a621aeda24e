import { lightboxTexts } from '../lightbox/lightbox.texts';
import { videoTexts } from '../video/video.texts';
import type { GalleryDesign } from '@frontage/gallery-engine';
import { useId, type ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps } from '../../render/root-props';
import { usePageNeeds } from '../../render/page-needs';
import type { BlockTexts } from '../../texts/block-texts';
import { useTexts } from '../../texts/use-texts';
import { gallery } from './gallery.block';
import { galleryStart } from './gallery-start';
import { galleryData } from './gallery-data';
import type { GalleryProps } from './gallery-props';
import { galleryValues, opensLightbox } from './gallery-values';
import { galleryTexts } from './gallery.texts';
import { galleryParts, isMovingDesign } from './gallery.parts';
import { GalleryThumbnails } from './GalleryThumbnails';
import { LayoutGallery } from './LayoutGallery';
import { MovingGallery } from './MovingGallery';
import { useGallery } from './use-gallery';

/** The chunk of designs that move. */
const movingNeeds = { scripts: ['moving-gallery'] };

/** What loads the pictures of one that waits for a touch; a touch mostly opens the lightbox. */
const waitingNeeds = { scripts: ['image'], touchedScripts: { gallery: ['open-links'] } };

/** Pictures in one of nine designs [1.05]. All of them work without a script. */
export function Gallery(props: GalleryProps): ReactNode {
  const { slides, design = 'grid', label } = props;
  const ownId = useId().replace(/\W/g, '');
  const hasThumbnails = design === 'stacked' && props.thumbnails === true && slides.length > 1;
  // Linked galleries find each other by their ids.
  const id = props.id ?? (hasThumbnails ? ownId : undefined);
  const { root, currentIndex } = useGallery(props);
  const texts = useTexts(galleryTexts);
  const moves = isMovingDesign(design);
  const start = galleryStart(design, props);
  usePageNeeds(moves && movingNeeds);
  usePageNeeds(start === 'interaction' && waitingNeeds);
  const List = moves ? MovingGallery : LayoutGallery;

  const block = (
    <BlockRoot
      block="gallery"
      {...rootProps(props)}
      id={id}
      rootRef={root}
      waits
      start={start}
      events={gallery.events}
      values={galleryValues(design, props)}
      speaks={speakers(design, props)}
      aria={
        moves
          ? {
              role: label ? 'region' : 'group',
              'aria-roledescription': texts.carousel,
              'aria-label': label ?? texts.gallery,
            }
          : undefined
      }
      data={galleryData(design, { ...props, currentIndex })}
    >
      <List {...props} design={design} />
    </BlockRoot>
  );
  if (!hasThumbnails || id === undefined) return block;
  return (
    <div className={galleryParts.set}>
      {block}
      <GalleryThumbnails {...props} of={id} />
    </div>
  );
}

/** The texts that a gallery's script uses. */
function speakers(
  design: GalleryDesign,
  { slides, lightbox }: GalleryProps,
): readonly BlockTexts[] {
  return [
    ...(isMovingDesign(design) ? [galleryTexts] : []),
    ...(opensLightbox(design, lightbox) ? [lightboxTexts] : []),
    ...(slides.some(({ video }) => video) ? [videoTexts] : []),
  ];
}
