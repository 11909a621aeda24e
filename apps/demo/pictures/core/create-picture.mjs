import { createCamera } from './create-camera.mjs';
import { createMesh } from './create-mesh.mjs';
import { createPathTracer } from './create-path-tracer.mjs';
import { createSampler } from './create-sampler.mjs';
import { createTracer } from './create-tracer.mjs';
import { buildTree } from './build-tree.mjs';

/**
 * The row painter of one scene: `paintRow(y, planes)` fills one line of the planes (light,
 * variance, albedo, normal, depth). A scene either builds things to be lit or paints straight from
 * (u, v).
 */
export const createPicture = (scene, width, height, samples) => {
  const sampler = createSampler(scene.seed ?? 1);
  return scene.paint
    ? paintedRows(scene, width, height, sampler)
    : tracedRows(scene, { width, height }, samples, sampler);
};

const paintedRows = (scene, width, height, sampler) => {
  const color = scene.paint(width / height);
  const across = scene.samples ?? 4;
  return (y, planes) => {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      for (let n = 0; n < across; n += 1) {
        sampler.start(x, y, n);
        const c = color((x + sampler.next()) / width, (y + sampler.next()) / height);
        for (let k = 0; k < 3; k += 1) planes.light[i * 3 + k] += c[k] / across;
      }
    }
  };
};

const tracedRows = (scene, { width, height }, samples, sampler) => {
  const builder = createMesh();
  const setting = scene.build(builder);
  const mesh = builder.finish();
  const tracer = createTracer(mesh, buildTree(mesh));
  const follow = createPathTracer({ mesh, tracer, sky: () => [0, 0, 0], ...setting }, sampler);
  const camera = createCamera(setting.camera, width / height);
  const ray = { o: [0, 0, 0], d: [0, 0, 0] };
  const sum = [0, 0, 0];

  /** Takes one more look through a pixel; what it sees is added to the pixel's sums. */
  const look = (x, y, n, seen) => {
    sampler.start(x, y, n);
    const point = [
      (x + 0.5 + tent(sampler.next())) / width,
      (y + 0.5 + tent(sampler.next())) / height,
    ];
    camera.aim(point, [sampler.next(), sampler.next()], ray);
    sum[0] = sum[1] = sum[2] = 0;
    follow(ray, sum, seen.first);
    const mean = (sum[0] + sum[1] + sum[2]) / 3;
    seen.tone += mean;
    seen.squares += mean * mean;
    seen.count += 1;
    for (let k = 0; k < 3; k += 1) seen.light[k] += sum[k];
  };

  /** Whether the corners of a pixel show different things. */
  const isSplit = (x, y) => {
    let known;
    for (const [dx, dy] of CORNERS) {
      camera.aim([(x + dx) / width, (y + dy) / height], [0, 0], ray);
      const material = tracer.nearest(ray) ? mesh.triangleMaterials[tracer.hit.triangle] : -1;
      if (known !== undefined && material !== known) return true;
      known = material;
    }
    return false;
  };

  return (y, planes) => {
    for (let x = 0; x < width; x += 1) {
      const seen = createSeen();
      while (seen.count < samples) look(x, y, seen.count, seen);
      // The denoiser leaves outlines alone: there the noise has to go by looking more often.
      const wanted = scene.outlineSamples ?? samples;
      const isOutline = wanted > samples && (seen.first.isOutline(samples) || isSplit(x, y));
      while (isOutline && seen.count < wanted) look(x, y, seen.count, seen);
      keep(planes, y * width + x, seen);
    }
  };
};

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];

/** What the looks through one pixel add up to. */
const createSeen = () => ({
  light: [0, 0, 0],
  tone: 0,
  squares: 0,
  count: 0,
  first: createFirstSurface(),
});

/** Writes the means of a pixel into the planes. */
const keep = (planes, i, { light, tone, squares, count, first }) => {
  for (let k = 0; k < 3; k += 1) {
    planes.light[i * 3 + k] = light[k] / count;
    planes.albedo[i * 3 + k] = first.albedo[k] / count;
    planes.normal[i * 3 + k] = first.normal[k] / count;
  }
  planes.depth[i] = first.depth() / count;
  planes.variance[i] = Math.max(0, squares / count - (tone / count) ** 2) / count;
};

/** A place about a pixel's middle, most often near it: softer edges than an even spread gives. */
const tent = (a) => 0.85 * (a < 0.5 ? Math.sqrt(2 * a) - 1 : 1 - Math.sqrt(2 - 2 * a));

/** Sums up what the camera rays of a pixel touch first: the guides of the denoiser. */
const createFirstSurface = () => {
  const albedo = [0, 0, 0];
  const normal = [0, 0, 0];
  let depth = 0;
  const take = (surf, reach) => {
    albedo[0] += surf.r;
    albedo[1] += surf.g;
    albedo[2] += surf.b;
    normal[0] += surf.nx;
    normal[1] += surf.ny;
    normal[2] += surf.nz;
    depth += reach;
  };
  const skip = () => {
    for (let k = 0; k < 3; k += 1) albedo[k] += 1;
    normal[1] += 1;
    depth += 400;
  };
  /** Whether the rays met surfaces that look different ways. */
  const isOutline = (count) =>
    normal[0] ** 2 + normal[1] ** 2 + normal[2] ** 2 < 0.94 * count * count;
  return { albedo, normal, depth: () => depth, take, skip, isOutline };
};

/**
 * The planes of a picture over one shared piece of memory, so that workers fill the same picture.
 */
export const planesOf = (
  width,
  height,
  memory = new SharedArrayBuffer(width * height * 11 * 4),
) => {
  const size = width * height;
  const part = (index, count) => new Float32Array(memory, index * size * 4, size * count);
  return {
    width,
    height,
    memory,
    light: part(0, 3),
    variance: part(3, 1),
    albedo: part(4, 3),
    normal: part(7, 3),
    depth: part(10, 1),
  };
};
