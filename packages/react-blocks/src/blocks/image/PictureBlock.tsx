import type { ReactNode } from 'react';
import { Picture } from '../../picture/Picture';
import { BlockRoot } from '../../render/block-root';
import { rootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { imageAttributes } from './image.parts';
import type { ImageProps } from './Image';

/** A picture by itself. */
export type PictureBlockProps = Omit<ImageProps, 'caption' | 'href' | 'lightbox' | 'lightboxTheme'>;

/**
 * A picture and nothing around it: no figure, no caption and no link. Its place is kept, and one
 * that is lazy is loaded as wide as its box shows it [3.25].
 */
export function PictureBlock(props: PictureBlockProps): ReactNode {
  const { picture, ratio, mode = 'cover', loading = 'lazy', sizes = '100vw' } = props;
  const { fitAlignment, stretch, sizing } = props;
  const fit = ratio === undefined ? 'none' : mode;
  const root = useMount(() => import('./image.mount'), JSON.stringify([picture.source, loading]));
  return (
    <BlockRoot
      block="image"
      {...rootProps(props)}
      rootRef={root}
      waits={loading === 'lazy'}
      values={ratio === undefined ? {} : { '--fr-image-ratio': String(ratio) }}
      data={{ [imageAttributes.mode]: fit === 'none' ? undefined : fit }}
    >
      <Picture
        picture={picture}
        loading={loading}
        sizes={sizes}
        fitAlignment={fitAlignment}
        stretch={stretch}
        sizing={sizing}
        mode={fit}
        frame={ratio}
      />
    </BlockRoot>
  );
}
