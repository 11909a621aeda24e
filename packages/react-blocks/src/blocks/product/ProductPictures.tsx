import { slideRatio } from '@frontage/gallery-engine/markup';
import type { ReactNode } from 'react';
import { Picture } from '../../picture/Picture';
import { usePictureAddress } from '../../picture/use-picture-address';
import type { PictureData, PictureLoading } from '../../picture/picture.parts';
import { usePageNeeds } from '../../render/page-needs';
import { useValues } from '../../render/page-style';
import { useTexts } from '../../texts/use-texts';
import { galleryTexts } from '../gallery/gallery.texts';
import type { GallerySlideData } from '../gallery/gallery-props';
import { MovingGallery } from '../gallery/MovingGallery';
import { SlideFigure } from '../gallery/SlideFigure';
import { lightboxLink } from '../lightbox/lightbox-link';
import { productParts } from './product.parts';

/** The props of a product's pictures. */
export interface ProductPicturesProps {
  title: string;
  pictures: readonly PictureData[];
  /** The first picture to show, from 0. */
  current: number;
  loading: PictureLoading;
  sizes: string;
}

/** What the page needs to show them; a quick view needs it before it is opened. */
export const productPicturesNeeds = { styles: ['gallery', 'lightbox'] } as const;

/** Frames that are neither towers nor letterboxes, width by height. */
const [tallest, widest] = [0.8, 1.25];

/**
 * The pictures of a product: one is visible, the others are reached by finger, arrows and
 * thumbnails, and each opens full screen. Without scripts they are links to the large pictures.
 */
export function ProductPictures(props: ProductPicturesProps): ReactNode {
  const { title, pictures, current, loading, sizes } = props;
  usePageNeeds(productPicturesNeeds);
  const texts = useTexts(galleryTexts);
  const [first] = pictures;
  const ratio = first ? Math.min(widest, Math.max(tallest, slideRatio(first))) : 1;
  const look = useValues({ '--fr-gallery-ratio': String(ratio) }, 'fr-gallery fr-product__gallery');
  const slides = pictures.map((picture, index): GallerySlideData => ({
    id: String(index + 1),
    picture,
  }));
  const [only] = slides;
  if (!only) return <div className="fr-product__pictures" />;
  const shown = { ratio, loading, sizes };
  const gallery = {
    [productParts.gallery]: '',
    'data-design': 'carousel',
    'data-loop': 'false',
    'data-current-index': current > 0 ? String(current) : undefined,
  };
  return (
    <div className="fr-product__pictures">
      {slides.length === 1 ? (
        <div {...look} {...{ [productParts.gallery]: '' }}>
          <SlideFigure slide={only} lightbox meta={false} cropped {...shown} />
        </div>
      ) : (
        <>
          <div
            {...look}
            {...gallery}
            role="group"
            aria-roledescription={texts.carousel}
            aria-label={title}
          >
            <MovingGallery
              design="carousel"
              slides={slides}
              hasLateControls
              slidesPerRow={1}
              lightbox
              imageAspectRatio={ratio}
              metaPosition="none"
              currentIndex={current}
              loading={loading}
              sizes={sizes}
            />
          </div>
          <ProductThumbnails pictures={pictures} current={current} />
        </>
      )}
    </div>
  );
}

function ProductThumbnails({
  pictures,
  current,
}: Pick<ProductPicturesProps, 'pictures' | 'current'>): ReactNode {
  const address = usePictureAddress();
  return (
    <ul className="fr-product__thumbnails">
      {pictures.map((picture, index) => (
        <li key={index}>
          <a
            href={lightboxLink(picture, address).href}
            aria-current={index === current ? 'true' : undefined}
            {...{ [productParts.thumbnail]: '' }}
          >
            <Picture picture={picture} mode="cover" sizes="96px" />
          </a>
        </li>
      ))}
    </ul>
  );
}
