import { slideRatio, type GalleryDesign } from '@frontage/gallery-engine/markup';
import type { ReactNode } from 'react';
import { useValues, type PageValues } from '../../render/page-style';
import { useTexts } from '../../texts/use-texts';
import type { GalleryProps, GallerySlideData } from './gallery-props';
import { isPlacedByStyle, opensLightbox } from './gallery-values';
import { galleryParts } from './gallery.parts';
import { galleryTexts } from './gallery.texts';
import { SlideFigure } from './SlideFigure';
import { slideLoading } from './slide-loading';
import { slideSizes } from './slide-sizes';

/** The list of a still design; its layout needs no script. */
export function LayoutGallery({
  design,
  ...props
}: GalleryProps & { design: GalleryDesign }): ReactNode {
  const {
    slides,
    metaPosition,
    sizes = '100vw',
    imageAspectRatio,
    squareThumbs,
    autoCrop = true,
    currentIndex = 0,
  } = props;
  const texts = useTexts(galleryTexts);
  const hasMeta = metaPosition !== 'none';
  const sized = design === 'autocolumns' && isPlacedByStyle(props);
  // The grid makes squares itself; rows of one height have no ratio.
  const usualRatio = design === 'grid' && squareThumbs ? 1 : imageAspectRatio;
  const ratio = design === 'autorows' ? undefined : usualRatio;

  return (
    <ul data-gallery-list="" data-gallery-sized={sized ? '' : undefined}>
      {slides.map((slide, index) => (
        <LayoutSlide
          key={slide.id}
          slide={slide}
          ratio={sized || design === 'autorows'}
          first={index > 0 && index === currentIndex}
        >
          <SlideFigure
            slide={slide}
            place={texts.slide({ at: index + 1, count: slides.length })}
            lightbox={opensLightbox(design, props.lightbox)}
            meta={hasMeta}
            loading={slideLoading(design, props, index)}
            sizes={slideSizes(design, sizes, props, slideRatio(slide.picture))}
            cropped={ratio === undefined ? undefined : autoCrop}
            ratio={ratio}
          />
        </LayoutSlide>
      ))}
    </ul>
  );
}

interface LayoutSlideProps {
  slide: GallerySlideData;
  /** Whether the styles need its ratio. */
  ratio: boolean;
  /** Whether the address means it. */
  first: boolean;
  children: ReactNode;
}

function LayoutSlide({ slide, ratio, first, children }: LayoutSlideProps): ReactNode {
  const values: PageValues = {
    '--fr-slide-ratio': String(Math.round(slideRatio(slide.picture) * 10_000) / 10_000),
  };
  const look = useValues(values);
  const attributes = {
    'data-slide-id': slide.id,
    'data-slide-url': slide.url,
    'data-type': slide.video ? 'video' : 'image',
    [galleryParts.first]: first ? '' : undefined,
  };
  return (
    <li data-slide="" {...attributes} {...(ratio && look)}>
      {children}
    </li>
  );
}
