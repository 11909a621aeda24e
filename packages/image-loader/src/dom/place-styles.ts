import { drawnBox } from '../drawn-box';
import type { ImageOptions } from '../image-options';
import { placePicture, type PlacePicture } from '../place-picture';

/** Style properties of an element, by their CSS names. */
export type Styles = Readonly<Record<string, string>>;

/** How a picture is placed, see `ImageOptions`. */
export type Placing = Pick<ImageOptions, 'useBgImage' | 'useAdvancedPositioning' | 'fixedRatio'>;

/** The styles of a picture and of its parent [3.25]. */
export interface PlaceStyles {
  image: Styles;
  parent: Styles;
}

/**
 * Gives the styles that place a picture in its parent [3.25].
 *
 * @param address of the displayed picture, for the background; empty until it is known
 */
export function placeStyles(picture: PlacePicture, how: Placing, address = ''): PlaceStyles {
  const { fit, x, y } = placePicture(picture);
  const position = `${x}% ${y}%`;
  const whole = { width: '100%', height: '100%', left: '0', top: '0' };
  if (how.useBgImage) {
    // Transparent, not hidden, so that its alternative text is still read out.
    return {
      image: { ...whole, opacity: '0' },
      parent: backgroundStyles(picture, position, address),
    };
  }
  if (how.useAdvancedPositioning) {
    return { image: { ...whole, 'object-fit': fit, 'object-position': position }, parent: {} };
  }
  const { box } = picture;
  const drawn = drawnBox(picture);
  const length = (px: number, of: number) => (how.fixedRatio ? `${(px / of) * 100}%` : `${px}px`);
  return {
    image: {
      width: length(drawn.width, box.width),
      height: length(drawn.height, box.height),
      left: length(drawn.left, box.width),
      top: length(drawn.top, box.height),
      'max-width': 'none',
    },
    parent: {},
  };
}

function backgroundStyles(picture: PlacePicture, position: string, address: string): Styles {
  const { width, height } = drawnBox(picture);
  return {
    'background-image': address && `url("${address.replace(/["\\\n]/g, '\\$&')}")`,
    'background-size': `${width}px ${height}px`,
    'background-position': position,
    'background-repeat': 'no-repeat',
  };
}
