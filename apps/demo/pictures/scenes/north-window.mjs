import { panes, windowLight } from '../core/window-light.mjs';

/** The big north window of the loft, left of the table; `k` its strength. */
export const northWindow = (k = 1, tint = [6.2, 6.4, 6.7]) =>
  windowLight({
    corner: [-7, 0.6, 4.5],
    edgeU: [0, 0, -6.5],
    edgeV: [0, 6, 0],
    color: tint.map((c) => c * k),
    pattern: panes(2, 3, 0.018),
  });
