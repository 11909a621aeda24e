import { pickWidth, pictureWidths } from '@frontage/image-loader';
import type { ReactNode } from 'react';
import { useValues } from '../render/page-style';
import { sitePictureAddress, usePictureAddress } from './use-picture-address';
import type { PictureAddress } from './picture-address-context';
import { pictureValues } from './picture-values';
import {
  pictureAttributes,
  pictureFrame,
  type PictureData,
  type PictureLoading,
  type PictureMode,
  type PicturePlacement,
  type PictureSizing,
} from './picture.parts';

/** How a picture is shown. */
export interface PictureProps extends PicturePlacement {
  picture: PictureData;
  /** @default 'lazy' */
  loading?: PictureLoading;
  /** Its layout width, as the `sizes` of an image. @default '100vw' */
  sizes?: string;
  /** Its width in px; less where there is no room. @default as wide as its box */
  shownWidth?: number | undefined;
  /** How it fills its box. @default 'none': the box has the picture's own ratio */
  mode?: PictureMode;
  /**
   * The ratio of width to height of its box: the focal point then comes as near to the middle as
   * the picture's edges allow [3.25]. @default not known
   */
  frame?: number | undefined;
  /**
   * When a lazy picture is loaded, in which width, and how it is placed [3.25]. @default near the
   * screen, as much as its box shows
   */
  sizing?: PictureSizing | undefined;
}

/**
 * Shows a picture with its space reserved. Pictures that may be on the first screen have real
 * addresses; the others wait in `data-src` for the image loader, with a copy for visitors without
 * scripts. Where the addresses are a host's own, the browser loads all of them.
 */
export function Picture(props: PictureProps): ReactNode {
  const { picture, loading = 'lazy', sizes = '100vw', mode = 'none', sizing = {} } = props;
  const { source, width, height, alt, focalPoint } = picture;
  const look = useValues(pictureValues(props), 'fr-picture');
  const box = { width, height, alt, ...look };
  const address = usePictureAddress();
  const real = { src: address(picture, 1000), srcSet: sourceSet(picture, address), sizes };

  if (loading === 'first' || loading === 'eager') {
    return (
      <img
        {...box}
        {...real}
        fetchPriority={loading === 'first' ? 'high' : undefined}
        decoding="async"
      />
    );
  }
  // `loading` comes first, since browsers go by it when they read the others.
  if (loading === 'native') return <img loading="lazy" {...box} {...real} decoding="async" />;
  if (address !== sitePictureAddress)
    // `auto` is as wide as it is laid out, where a browser knows that; without scripts it would ask
    // for another width first.
    return <img loading="lazy" {...box} {...real} sizes={`auto, ${sizes}`} decoding="async" />;
  const waiting = {
    [pictureAttributes.source]: source,
    [pictureAttributes.dimensions]: `${width}x${height}`,
    [pictureAttributes.focalPoint]: focalPoint && `${focalPoint.x},${focalPoint.y}`,
    [pictureAttributes.mode]: mode === 'none' ? undefined : mode,
    ...sizingAttributes(sizing),
  };
  const image = (
    <>
      <img {...box} {...waiting} decoding="async" />
      <noscript>
        <img {...box} {...real} loading="lazy" />
      </noscript>
    </>
  );
  return isPlacedByScript(props) ? <span className={pictureFrame}>{image}</span> : image;
}

/** A script places it in a separate box; a picture without a mode needs no placing. */
function isPlacedByScript({ mode = 'none', sizing = {} }: PictureProps): boolean {
  const { useAdvancedPositioning = true, fixedRatio, useBgImage } = sizing;
  return mode !== 'none' && (!useAdvancedPositioning || fixedRatio === true || useBgImage === true);
}

function sizingAttributes(sizing: PictureSizing): Record<string, string> {
  const { rare } = pictureAttributes;
  const defined = Object.entries(sizing).filter(([, value]) => value !== undefined);
  // The keys of a PictureSizing are those of its attributes.
  return Object.fromEntries(
    defined.map(([name, value]) => [rare[name as keyof PictureSizing], String(value)]),
  );
}

/** All listed widths up to the first that covers the picture's own width [9.16]. */
function sourceSet(picture: PictureData, address: PictureAddress): string {
  const enough = pickWidth(picture.width);
  return pictureWidths
    .filter((width) => width <= enough)
    .map((width) => `${address(picture, width)} ${Math.min(width, picture.width)}w`)
    .join(', ');
}
