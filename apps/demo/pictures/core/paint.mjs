/** Linear light of a written colour such as '#a8452c'. */
export const paint = (hex) =>
  [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });

/** Gives a surface record a colour. */
export const setColor = (surf, color, k = 1) => {
  surf.r = color[0] * k;
  surf.g = color[1] * k;
  surf.b = color[2] * k;
};

/** Moves the colour of a surface record a share `t` towards another. */
export const blend = (surf, color, t) => {
  surf.r += (color[0] - surf.r) * t;
  surf.g += (color[1] - surf.g) * t;
  surf.b += (color[2] - surf.b) * t;
};
