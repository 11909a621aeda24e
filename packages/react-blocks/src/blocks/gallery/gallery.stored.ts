import {
  clickBehaviors,
  isGalleryDesign,
  readGalleryOptions,
  stackedTransitions,
  type GalleryDesign,
  type GalleryOptions,
} from '@frontage/gallery-engine';
import { storedFields } from '../../stored/stored-fields';
import { readStoredVideo, type StoredVideo } from '../video/video.stored';
import type { GalleryProps } from './gallery-props';
import { galleryHistories, metaPositions, type GalleryHistory } from './gallery.parts';

/** One slide as a page document stores it. */
export interface StoredSlide {
  assetId: string;
  /** Its own name in addresses [2.20]. @default the id of its picture */
  url?: string | undefined;
  /** Replaces the asset's own alt text. */
  alt?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  /** Where a click leads instead of the large picture. */
  clickThroughUrl?: string | undefined;
  /** A video that the picture is the poster of. */
  video?: StoredSlideVideo | undefined;
}

/** The video of a slide: a provider's, or files of the page's own. */
export interface StoredSlideVideo extends Pick<StoredVideo, 'address' | 'ratio' | 'loop'> {
  files: StoredVideo['files'];
  tracks: StoredVideo['tracks'];
}

/**
 * A gallery block as a page document stores it [3.26]. What is missing has the default of its
 * design.
 */
export interface StoredGallery
  extends
    Omit<GalleryOptions, 'design'>,
    Pick<GalleryProps, 'label' | 'rowHeight' | 'transition' | 'clickBehavior'> {
  design: GalleryDesign;
  history: GalleryHistory;
  slides: StoredSlide[];
}

/** The most slides that a grid or a carousel has in a row. */
export const mostPerRow = 12;

/** Reads a stored gallery block; never throws. */
export function readStoredGallery(raw: unknown): StoredGallery {
  const fields = storedFields(raw);
  const {
    design = '',
    slidesPerRow,
    thumbnailsPerRow,
    metaPosition,
    ...options
  } = readGalleryOptions(raw);
  const rowHeight = fields.number('rowHeight', 0);
  return {
    ...options,
    design: isGalleryDesign(design) ? design : 'grid',
    ...(slidesPerRow !== undefined && { slidesPerRow: readPerRow(slidesPerRow) }),
    ...(thumbnailsPerRow !== undefined && { thumbnailsPerRow: readPerRow(thumbnailsPerRow) }),
    ...(metaPositions.some((one) => one === metaPosition) &&
      metaPosition !== undefined && { metaPosition }),
    label: fields.optionalText('label'),
    rowHeight: rowHeight > 0 ? rowHeight : undefined,
    transition: stackedTransitions.find((one) => one === fields.raw('transition')),
    clickBehavior: clickBehaviors.find((one) => one === fields.raw('clickBehavior')),
    history: fields.choice('history', galleryHistories, 'none'),
    slides: fields.list('slides').map((slide) => ({
      assetId: slide.text('assetId'),
      url: slide.optionalText('url'),
      alt: slide.optionalText('alt'),
      title: slide.optionalText('title'),
      description: slide.optionalText('description'),
      clickThroughUrl: slide.optionalText('clickThroughUrl'),
      video: readSlideVideo(slide.raw('video')),
    })),
  };
}

/** Nothing where there is no video in it. */
function readSlideVideo(raw: unknown): StoredSlideVideo | undefined {
  const { address, files, tracks, ratio, loop } = readStoredVideo(raw);
  return address !== undefined || files.length > 0
    ? { address, files, tracks, ratio, loop }
    : undefined;
}

function readPerRow(value: number): number {
  return Math.min(mostPerRow, Math.max(1, Math.round(value)));
}
