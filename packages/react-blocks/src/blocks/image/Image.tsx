import type { ReactNode } from 'react';
import { Picture } from '../../picture/Picture';
import type { PictureData, PictureLoading, PictureMode } from '../../picture/picture.parts';
import { BlockRoot } from '../../render/block-root';
import { useMount } from '../../render/use-mount';
import { safeHref } from '../../safe-href';
import { imageAttributes } from './image.parts';

/** A picture with an optional caption and link. */
export interface ImageProps {
  /** The block's id on the page. */
  id?: string | undefined;
  picture: PictureData;
  /** Words below the picture. @default none */
  caption?: string | undefined;
  /** Where a click on it leads. @default nowhere */
  href?: string | undefined;
  /** Width by height of the box, e.g. 1.5. @default the picture's own */
  ratio?: number | undefined;
  /** How it fills that box. @default 'cover' */
  mode?: PictureMode | undefined;
  /** @default 'lazy' */
  loading?: PictureLoading | undefined;
  /** How wide it is laid out, as the `sizes` of an image. @default '100vw' */
  sizes?: string | undefined;
}

/** A picture block [3.25]. */
export function Image(props: ImageProps): ReactNode {
  const { id, picture, caption, ratio, mode = 'cover', loading = 'lazy', sizes = '100vw' } = props;
  const root = useMount(() => import('./image.mount'), picture.source);
  const href = safeHref(props.href);
  const fit = ratio === undefined ? 'none' : mode;
  const image = <Picture picture={picture} loading={loading} sizes={sizes} mode={fit} />;

  return (
    <BlockRoot
      block="image"
      id={id}
      rootRef={root}
      waits={loading === 'lazy'}
      values={ratio === undefined ? {} : { '--fr-image-ratio': String(ratio) }}
      data={{ [imageAttributes.mode]: fit === 'none' ? undefined : fit }}
    >
      <figure>
        {href === undefined ? image : <a href={href}>{image}</a>}
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    </BlockRoot>
  );
}
