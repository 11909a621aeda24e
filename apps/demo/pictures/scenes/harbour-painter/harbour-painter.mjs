import { paint } from '../../core/paint.mjs';
import { overBoat } from './over-boat.mjs';
import { overPost } from './over-post.mjs';
import { paintFar } from './paint-far.mjs';
import { paintFlats } from './paint-flats.mjs';

/** Boats aground: place, size, heel, and how strongly they stand out. */
const BOATS = [
  [0.6, 0.585, 0.15, 0.2, 0.9],
  [1.19, 0.508, 0.06, -0.16, 0.66],
];
const POSTS = [0, 1, 2, 3, 4, 5];

/** Where the water meets the sky, in frame heights. */
const HORIZON = 0.47;

/**
 * Paints the harbour: `high` and `low` colour the sky, `mist` what is far, `dark` what is near,
 * `glow` the light at `glowAt`; `lamps` lights the windows, `left` is where the frame begins.
 */
export const harbourPainter =
  ({ high, low, mist, dark, glowAt, glow, lamps = 0, left = 0 }) =>
  (aspect) => {
    const [top, bottom, haze, ink, shine, lamp] = [high, low, mist, dark, glow, '#ffb45e'].map(
      paint,
    );
    const tones = { top, bottom, haze, ink, shine, lamp, glowAt, lamps, horizon: HORIZON };

    return (u, v) => {
      const place = { x: left + u * aspect, v };
      let c = v < HORIZON ? paintFar(tones, place) : paintFlats(tones, place);
      for (const boat of BOATS) c = overBoat(c, boat, tones, place);
      for (const number of POSTS) c = overPost(c, number, tones, place);
      return c.map((k) => k * 1.02);
    };
  };
