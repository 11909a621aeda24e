import { pickWidth, pictureWidths, sizedAddress } from '@frontage/image-loader';
import type { ReactNode } from 'react';
import { useValues, type PageValues } from '../render/page-style';
import {
  pictureAttributes,
  type PictureAlignment,
  type PictureData,
  type PictureLoading,
  type PictureMode,
  type PictureSizing,
} from './picture.parts';

/** How a picture is shown. */
export interface PictureProps {
  picture: PictureData;
  /** @default 'lazy' */
  loading?: PictureLoading;
  /** How wide it is laid out, as the `sizes` of an image. @default '100vw' */
  sizes?: string;
  /** How it fills its box. @default 'none': the box has the picture's own ratio */
  mode?: PictureMode;
  /** Where a contained picture stands [3.25]. @default 'center' */
  fitAlignment?: PictureAlignment | undefined;
  /** Whether a contained picture may be drawn larger than it is [3.25]. @default true */
  stretch?: boolean | undefined;
  /** Which width of a lazy picture is asked for [3.25]. @default as much as its box shows */
  sizing?: PictureSizing | undefined;
}

/**
 * A picture with its space reserved. Those of the first screen have real addresses;
 * the others wait in `data-src` for the image loader, with a twin for visitors
 * without scripts.
 */
export function Picture(props: PictureProps): ReactNode {
  const { picture, loading = 'lazy', sizes = '100vw', mode = 'none', sizing = {} } = props;
  const { source, width, height, alt, focalPoint } = picture;
  const look = useValues(pictureValues(props), 'fr-picture');
  const box = { width, height, alt, ...look };
  const real = { src: sizedAddress(source, 1000), srcSet: sourceSet(source, width), sizes };

  if (loading !== 'lazy') {
    return (
      <img
        {...box}
        {...real}
        fetchPriority={loading === 'first' ? 'high' : undefined}
        decoding="async"
      />
    );
  }
  const waiting = {
    [pictureAttributes.source]: source,
    [pictureAttributes.dimensions]: `${width}x${height}`,
    [pictureAttributes.focalPoint]: focalPoint && `${focalPoint.x},${focalPoint.y}`,
    [pictureAttributes.mode]: mode === 'none' ? undefined : mode,
    ...sizingAttributes(sizing),
  };
  return (
    <>
      <img {...box} {...waiting} decoding="async" />
      <noscript>
        <img {...box} {...real} loading="lazy" />
      </noscript>
    </>
  );
}

function pictureValues({
  picture,
  mode = 'none',
  fitAlignment,
  stretch = true,
}: PictureProps): PageValues {
  const { color, focalPoint, width, height } = picture;
  const focus = focalPoint && `${focalPoint.x * 100}% ${focalPoint.y * 100}%`;
  const position = mode === 'contain' ? fitAlignment : focus;
  const keepsItsSize = mode === 'contain' && !stretch;
  return {
    // Where one lies that is drawn no larger than it is, only its box tells.
    ...(color && !keepsItsSize && { '--fr-picture-color': color }),
    ...(mode === 'contain' && {
      '--fr-picture-ratio': String(Math.round((width / height) * 10_000) / 10_000),
    }),
    ...(mode !== 'none' && position && { '--fr-picture-focus': position }),
    ...(mode !== 'none' && { '--fr-picture-fit': keepsItsSize ? 'scale-down' : mode }),
  };
}

function sizingAttributes(sizing: PictureSizing): Record<string, string> {
  const { rare } = pictureAttributes;
  const given = Object.entries(sizing).filter(([, value]) => value !== undefined);
  // The keys of a PictureSizing are those of its attributes.
  return Object.fromEntries(
    given.map(([name, value]) => [rare[name as keyof PictureSizing], String(value)]),
  );
}

/** Every listed width up to the first that holds the whole picture [9.16]. */
function sourceSet(source: string, natural: number): string {
  const enough = pickWidth(natural);
  return pictureWidths
    .filter((width) => width <= enough)
    .map((width) => `${sizedAddress(source, width)} ${Math.min(width, natural)}w`)
    .join(', ');
}
