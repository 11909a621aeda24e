import { placePicture } from '@frontage/image-loader';
import type { PageValues } from '../render/page-style';
import type { PictureData, PictureMode, PicturePlacement } from './picture.parts';

/** What decides how a picture lies in its box. */
export interface PictureLook extends PicturePlacement {
  readonly picture: PictureData;
  readonly mode?: PictureMode | undefined;
  /** Width by height of the box; undefined where the style sheet decides. */
  readonly frame?: number | undefined;
}

/** How a picture lies in its box, as the custom properties that its style sheet goes by. */
export function pictureValues(look: PictureLook): PageValues {
  const { picture, mode = 'none', fitAlignment, stretch = true } = look;
  const { color, width, height } = picture;
  const position = mode === 'contain' ? fitAlignment : focusOf(look);
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

/**
 * The focal point comes as near to the middle as the edges allow [3.25], as in published
 * markup; where the shape of the box is not known, its own shares must do.
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
