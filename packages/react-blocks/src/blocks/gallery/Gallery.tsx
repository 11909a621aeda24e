import type { ReactNode } from 'react';
import { sizedAddress } from '@frontage/image-loader';
import { Picture } from '../../picture/Picture';
import type { PictureData, PictureLoading } from '../../picture/picture.parts';
import { BlockRoot } from '../../render/block-root';
import type { PageValues } from '../../render/page-style';
import { useMount } from '../../render/use-mount';
import { safeHref } from '../../safe-href';
import { gallery } from './gallery.block';

/** One slide. */
export interface GallerySlideData {
  /** The slide's id: what `itemId` in an address names [2.20]. */
  id: string;
  picture: PictureData;
  /** Shown below the picture. @default nothing */
  title?: string | undefined;
  /** Shown below the title. @default nothing */
  description?: string | undefined;
  /** Where a click leads instead of the large picture. */
  clickThroughUrl?: string | undefined;
}

/** A gallery; the grid design so far. */
export interface GalleryProps {
  /** The block's id on the page. */
  id?: string | undefined;
  slides: readonly GallerySlideData[];
  /** @default 4 [9.23] */
  slidesPerRow?: number | undefined;
  /** Space between slides, in px. @default 20 */
  gutter?: number | undefined;
  /** Width by height of every slide, e.g. 1.5. @default each its own */
  imageAspectRatio?: number | undefined;
  /** Whether a click shows the large picture. @default true [9.23] */
  lightbox?: boolean | undefined;
  /** How the first pictures are asked for; from the second row on they wait. @default 'lazy' */
  loading?: PictureLoading | undefined;
  /** How wide the gallery is laid out, as the `sizes` of an image. @default '100vw' */
  sizes?: string | undefined;
}

/** Pictures in a grid [1.05]. Its layout needs no script. */
export function Gallery(props: GalleryProps): ReactNode {
  const { id, slides, slidesPerRow = 4, gutter = 20, imageAspectRatio, lightbox = true } = props;
  const { loading = 'lazy', sizes = '100vw' } = props;
  const root = useMount(() => import('./gallery.mount'), slides);
  const values: PageValues = {
    '--fr-gallery-columns': String(slidesPerRow),
    '--fr-gallery-gap': `${gutter}px`,
    ...(imageAspectRatio !== undefined && { '--fr-gallery-ratio': String(imageAspectRatio) }),
  };

  return (
    <BlockRoot block="gallery" id={id} rootRef={root} waits events={gallery.events} values={values} data={{ 'data-design': 'grid' }}>
      <ul data-gallery-list="">
        {slides.map((slide, at) => (
          <li key={slide.id} data-slide="" data-slide-id={slide.id} data-type="image" data-index={at}>
            <GallerySlide
              slide={slide}
              link={safeHref(slide.clickThroughUrl) ?? (lightbox ? sizedAddress(slide.picture.source, 2500) : undefined)}
              loading={at < slidesPerRow ? (loading === 'first' && at > 0 ? 'eager' : loading) : 'lazy'}
              sizes={slideSizes(sizes, slidesPerRow)}
              cropped={imageAspectRatio !== undefined}
            />
          </li>
        ))}
      </ul>
    </BlockRoot>
  );
}

interface GallerySlideProps {
  slide: GallerySlideData;
  link: string | undefined;
  loading: PictureLoading;
  sizes: string;
  cropped: boolean;
}

function GallerySlide({ slide, link, loading, sizes, cropped }: GallerySlideProps): ReactNode {
  const picture = <Picture picture={slide.picture} loading={loading} sizes={sizes} mode={cropped ? 'cover' : 'none'} />;
  return (
    <figure>
      {link === undefined ? (
        picture
      ) : (
        <a data-slide-link="" href={link}>
          {picture}
        </a>
      )}
      {(slide.title ?? slide.description) && (
        <figcaption>
          {slide.title && <strong>{slide.title}</strong>}
          {slide.description && <span>{slide.description}</span>}
        </figcaption>
      )}
    </figure>
  );
}

/** A slide's share of the gallery's width; two to a row on small screens, as the style sheet has it. */
function slideSizes(sizes: string, perRow: number): string {
  const parts = sizes.split(', ');
  return parts.map((part, at) => divideSize(part, at < parts.length - 1 ? perRow : Math.min(2, perRow))).join(', ');
}

function divideSize(part: string, by: number): string {
  const [, condition = '', width = part] = /^(\(.*\) )?(.+)$/.exec(part) ?? [];
  return `${condition}calc(${width} / ${by})`;
}
