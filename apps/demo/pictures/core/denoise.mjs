const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

/**
 * Calms the sampling noise without touching drawn texture: light is divided by surface colour,
 * smoothed along surfaces in widening steps (edge-avoiding à-trous), and coloured again.
 */
export const denoise = (
  { width, height, light, variance, albedo, normal, depth },
  { passes = 4, strength = 1 } = {},
) => {
  const size = width * height;
  let color = new Float32Array(size * 3);
  let spread = Float32Array.from(variance);
  for (let i = 0; i < size; i += 1) {
    let tone = 0;
    for (let k = 0; k < 3; k += 1) {
      color[i * 3 + k] = light[i * 3 + k] / (albedo[i * 3 + k] + 0.03);
      tone += albedo[i * 3 + k] / 3;
    }
    spread[i] /= (tone + 0.03) ** 2;
  }
  for (let pass = 0; pass < passes; pass += 1) {
    [color, spread] = smooth({ width, height, color, spread, normal, depth }, 1 << pass, strength);
  }
  for (let i = 0; i < size * 3; i += 1) color[i] *= albedo[i] + 0.03;
  return color;
};

const smooth = ({ width, height, color, spread, normal, depth }, step, strength) => {
  const out = new Float32Array(color.length);
  const outSpread = new Float32Array(spread.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const length = normal[i * 3] ** 2 + normal[i * 3 + 1] ** 2 + normal[i * 3 + 2] ** 2;
      // A pixel across an outline has seen two surfaces: its spread is drawing, not noise.
      const calm = strength / (1 + 16 * Math.max(0, 0.94 - length));
      const sigma = calm * 3.2 * Math.sqrt(localSpread({ spread, width, height }, x, y)) + 1e-4;
      const brightness = (color[i * 3] + color[i * 3 + 1] + color[i * 3 + 2]) / 3;
      let [r, g, b, total, totalSpread] = [0, 0, 0, 0, 0];
      for (let dy = -2; dy <= 2; dy += 1) {
        const yy = y + dy * step;
        if (yy < 0 || yy >= height) continue;
        for (let dx = -2; dx <= 2; dx += 1) {
          const xx = x + dx * step;
          if (xx < 0 || xx >= width) continue;
          const j = yy * width + xx;
          const nx = normal[i * 3] - normal[j * 3];
          const ny = normal[i * 3 + 1] - normal[j * 3 + 1];
          const nz = normal[i * 3 + 2] - normal[j * 3 + 2];
          const neighborBrightness = (color[j * 3] + color[j * 3 + 1] + color[j * 3 + 2]) / 3;
          const apart = Math.abs(depth[i] - depth[j]) / (depth[i] * 0.02 * step + 1e-4);
          const bent = (nx * nx + ny * ny + nz * nz) * 12;
          const w =
            KERNEL[dx + 2] *
            KERNEL[dy + 2] *
            Math.exp(-Math.abs(brightness - neighborBrightness) / sigma - apart * 0.5 - bent);
          r += color[j * 3] * w;
          g += color[j * 3 + 1] * w;
          b += color[j * 3 + 2] * w;
          total += w;
          totalSpread += spread[j] * w * w;
        }
      }
      out[i * 3] = r / total;
      out[i * 3 + 1] = g / total;
      out[i * 3 + 2] = b / total;
      outSpread[i] = totalSpread / (total * total);
    }
  }
  return [out, outSpread];
};

const localSpread = ({ spread, width, height }, x, y) => {
  let sum = 0;
  let count = 0;
  for (let yy = Math.max(0, y - 1); yy <= Math.min(height - 1, y + 1); yy += 1) {
    for (let xx = Math.max(0, x - 1); xx <= Math.min(width - 1, x + 1); xx += 1) {
      sum += spread[yy * width + xx];
      count += 1;
    }
  }
  return sum / count;
};
