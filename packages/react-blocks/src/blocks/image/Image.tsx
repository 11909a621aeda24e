import { lightboxTexts } from '../lightbox/lightbox.texts';
import type { ReactNode } from 'react';
import { Picture } from '../../picture/Picture';
import { usePictureAddress } from '../../picture/use-picture-address';
import type {
  PictureAlignment,
  PictureData,
  PictureLoading,
  PictureMode,
  PictureSizing,
} from '../../picture/picture.parts';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { safeHref } from '@frontage/site-model';
import { usePageNeeds } from '../../render/page-needs';
import { useTexts } from '../../texts/use-texts';
import { lightboxLink, lightboxNeeds } from '../lightbox/lightbox-link';
import { imageAttributes } from './image.parts';

/** A picture with an optional caption and link. */
export interface ImageProps extends RootProps {
  picture: PictureData;
  /** Words below the picture. @default none */
  caption?: string | undefined;
  /** The target of a click. @default nowhere */
  href?: string | undefined;
  /** Width by height of the box, e.g. 1.5. @default the picture's own */
  ratio?: number | undefined;
  /** How it fills that box. @default 'cover' */
  mode?: PictureMode | undefined;
  /** Where a contained picture stands in its box, e.g. `top left`. @default 'center' */
  fitAlignment?: PictureAlignment | undefined;
  /** Whether a picture that does not fill a shape may be larger than it is. @default true */
  stretch?: boolean | undefined;
  /** Which width of a lazy picture is requested. @default as much as its box shows */
  sizing?: PictureSizing | undefined;
  /** Whether a click shows it full screen, unless it has another target. @default false */
  lightbox?: boolean | undefined;
  /** The theme of the lightbox. @default 'dark' */
  lightboxTheme?: 'light' | 'dark' | undefined;
  /** @default 'lazy' */
  loading?: PictureLoading | undefined;
  /** Its layout width, as the `sizes` of an image. @default '100vw' */
  sizes?: string | undefined;
}

/** A picture block [3.25]; in a container narrower than 415 px its caption is closer [9.12]. */
export function Image(props: ImageProps): ReactNode {
  const { picture, caption, ratio, mode = 'cover', loading = 'lazy', sizes = '100vw' } = props;
  const elsewhere = safeHref(props.href);
  const opens = props.lightbox === true && elsewhere === undefined;
  usePageNeeds(opens && lightboxNeeds);
  const address = usePictureAddress();
  const texts = useTexts(lightboxTexts);
  const root = useMount(
    () => import('./image.mount'),
    JSON.stringify([picture.source, loading, opens, props.lightboxTheme]),
  );
  const linkElsewhere = elsewhere === undefined ? undefined : { href: elsewhere };
  const link = opens ? lightboxLink(picture, address) : linkElsewhere;
  // A link needs a name, also where the picture has none.
  const name = picture.alt === '' ? caption || (opens ? texts.title : undefined) : undefined;
  const fit = ratio === undefined ? 'none' : mode;
  const place = {
    frame: ratio,
    fitAlignment: props.fitAlignment,
    stretch: props.stretch,
    sizing: props.sizing,
    shownWidth: ratio === undefined && props.stretch === false ? picture.width : undefined,
  };
  const image = <Picture picture={picture} loading={loading} sizes={sizes} mode={fit} {...place} />;

  return (
    <BlockRoot
      block="image"
      {...rootProps(props)}
      rootRef={root}
      waits={loading === 'lazy' || opens}
      events={opens ? ['click'] : undefined}
      speaks={opens ? [lightboxTexts] : undefined}
      values={ratio === undefined ? {} : { '--fr-image-ratio': String(ratio) }}
      data={{
        [imageAttributes.mode]: fit === 'none' ? undefined : fit,
        'data-lightbox-theme': opens ? props.lightboxTheme : undefined,
      }}
    >
      <figure>
        {link ? (
          <a aria-label={name} {...link}>
            {image}
          </a>
        ) : (
          image
        )}
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    </BlockRoot>
  );
}
