import { placePicture } from '@frontage/image-loader';
import type { PageValues } from '../render/page-style';
import type { PictureData, PictureMode, PicturePlacement } from './picture.parts';

/** What decides how a picture is placed in its box. */
export interface PictureLook extends PicturePlacement {
  readonly picture: PictureData;
  readonly mode?: PictureMode | undefined;
  /** The ratio of width to height of the box; undefined if the style sheet decides. */
  readonly frame?: number | undefined;
  /** Its width in px; undefined if it is as wide as its box. */
  readonly shownWidth?: number | undefined;
}

/** Describes how a picture is placed in its box, as custom properties for its style sheet. */
export function pictureValues(look: PictureLook): PageValues {
  const { picture, mode = 'none', shownWidth, fitAlignment, stretch = true } = look;
  const { color, width, height } = picture;
  const position = mode === 'contain' ? fitAlignment : focusOf(look);
  const keepsItsSize = mode === 'contain' && !stretch;
  return {
    // The place of a picture that may not be enlarged depends on its box alone.
    ...(color && !keepsItsSize && { '--fr-picture-color': color }),
    ...(shownWidth !== undefined && { '--fr-picture-width': `${shownWidth}px` }),
    ...(mode === 'contain' && {
      '--fr-picture-ratio': String(Math.round((width / height) * 10_000) / 10_000),
    }),
    ...(mode !== 'none' && position && { '--fr-picture-focus': position }),
    ...(mode !== 'none' && { '--fr-picture-fit': keepsItsSize ? 'scale-down' : mode }),
  };
}

/**
 * The focal point comes as near to the middle as the edges allow [3.25], as in published markup; if
 * the ratio of the box is unknown, its own fractions have to do.
 */
function focusOf({ picture, frame }: PictureLook): string | undefined {
  const { focalPoint, width, height } = picture;
  if (!focalPoint) return undefined;
  if (frame === undefined) return percent(focalPoint.x * 100, focalPoint.y * 100);
  const { x, y } = placePicture({
    box: { width: frame * 1000, height: 1000 },
    natural: { width, height },
    mode: 'cover',
    focalPoint,
  });
  return percent(x, y);
}

function percent(x: number, y: number): string {
  const rounded = [x, y].map((share) => `${Math.round(share * 100) / 100}%`);
  return rounded.join(' ');
}
