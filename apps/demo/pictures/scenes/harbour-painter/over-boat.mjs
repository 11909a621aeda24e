import { noise, smoothstep } from '../../core/noise.mjs';
import { overColor } from './over-color.mjs';

/** A small boat aground, heeled to one side, with its shadow and its mast. */
export const overBoat = (under, [bx, by, size, heel, strength], { haze, ink }, { x, v }) => {
  const shadow = Math.exp(
    -(((x - bx) / (size * 0.9)) ** 2) - ((v - by - size * 0.21) / (size * 0.07)) ** 2,
  );
  let c = overColor(under, ink, shadow * 0.6 * strength);
  const inside = hullAt({ x: x - bx, y: v - by }, size, heel);
  const band = smoothstep(-0.02, 0.02, (v - by) / size + heel * 0.9 * ((x - bx) / size) + 0.1);
  const wood = overColor(overColor(haze, ink, 0.6), ink, band * 0.8 + 0.1 * noise(x * 60, v * 60));
  c = overColor(c, wood, inside * strength);
  const mast = smoothstep(
    0.0035 * size * 6,
    0.0015 * size * 6,
    Math.abs(x - bx - (by - v) * heel * 0.9),
  );
  const isBeside = v < by - size * 0.1 && v > by - size * 2.1;
  return isBeside ? overColor(c, overColor(haze, ink, 0.75), mast * strength) : c;
};

/** 1 inside the hull, 0 outside. */
const hullAt = ({ x, y }, size, heel) => {
  const [a, b] = [x * Math.cos(heel) - y * Math.sin(heel), x * Math.sin(heel) + y * Math.cos(heel)];
  const along = a / size;
  if (Math.abs(along) > 1) return 0;
  const sheer = -0.16 - 0.1 * along * along - 0.05 * along;
  const keel = 0.2 * (1 - Math.abs(along) ** 2.6);
  const h = b / size;
  return smoothstep(sheer - 0.01, sheer + 0.01, h) * smoothstep(keel + 0.012, keel - 0.012, h);
};
