import { readDimensions, readFocalPoint, type FocalPoint, type Size } from '@frontage/image-loader';

/** The data in a slide's attributes [3.27]. */
export interface SlideAttributes {
  readonly type: 'image' | 'video';
  readonly id: string | undefined;
  readonly url: string | undefined;
  readonly clickThroughUrl: string | undefined;
  /** undefined unless both sides are known. */
  readonly dimensions: Size | undefined;
  readonly focalPoint: FocalPoint;
  readonly source: string | undefined;
}

/** Reads a slide's attributes [3.27]: its own, else those of the picture in it; never throws. */
export function readSlide(slide: Element): SlideAttributes {
  const image = slide.querySelector('img');
  const attribute = (name: string): string | undefined =>
    slide.getAttribute(name) || image?.getAttribute(name) || undefined;
  return {
    type: attribute('data-type') === 'video' ? 'video' : 'image',
    id: attribute('data-slide-id'),
    url: attribute('data-slide-url'),
    clickThroughUrl: attribute('data-click-through-url'),
    dimensions: readDimensions(attribute('data-image-dimensions')),
    focalPoint: readFocalPoint(attribute('data-image-focal-point')),
    source: attribute('data-src'),
  };
}
