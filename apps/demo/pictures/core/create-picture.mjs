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

  return (y, planes) => {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      let squares = 0;
      let tone = 0;
      const first = createFirstSurface(planes, i, samples);
      for (let n = 0; n < samples; n += 1) {
        sampler.start(x, y, n);
        const point = [
          (x + 0.5 + tent(sampler.next())) / width,
          (y + 0.5 + tent(sampler.next())) / height,
        ];
        camera.aim(point, [sampler.next(), sampler.next()], ray);
        sum[0] = sum[1] = sum[2] = 0;
        follow(ray, sum, first);
        const mean = (sum[0] + sum[1] + sum[2]) / 3;
        tone += mean;
        squares += mean * mean;
        for (let k = 0; k < 3; k += 1) planes.light[i * 3 + k] += sum[k] / samples;
      }
      planes.variance[i] = Math.max(0, squares / samples - (tone / samples) ** 2) / samples;
    }
  };
};

/** A place about a pixel's middle, most often near it: softer edges than an even spread gives. */
const tent = (a) => 0.85 * (a < 0.5 ? Math.sqrt(2 * a) - 1 : 1 - Math.sqrt(2 - 2 * a));

/** Keeps the mean of what the camera rays touch first: the guides of the denoiser. */
const createFirstSurface = (planes, i, samples) => {
  const share = 1 / samples;
  const take = (surf, reach) => {
    planes.albedo[i * 3] += surf.r * share;
    planes.albedo[i * 3 + 1] += surf.g * share;
    planes.albedo[i * 3 + 2] += surf.b * share;
    planes.normal[i * 3] += surf.nx * share;
    planes.normal[i * 3 + 1] += surf.ny * share;
    planes.normal[i * 3 + 2] += surf.nz * share;
    planes.depth[i] += reach * share;
  };
  const skip = () => {
    for (let k = 0; k < 3; k += 1) planes.albedo[i * 3 + k] += share;
    planes.normal[i * 3 + 1] += share;
    planes.depth[i] += 400 * share;
  };
  return { take, skip };
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
  const part = (at, count) => new Float32Array(memory, at * size * 4, size * count);
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
