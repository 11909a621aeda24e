/* Renders the pictures of the demo site: `node render.mjs [--draft [pixels]] [--list] [name…]`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { denoise } from './core/denoise.mjs';
import { addGrain, develop } from './core/develop.mjs';
import { planesOf } from './core/create-picture.mjs';
import { loadScenes } from './scenes/index.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const THREADS = Number(process.env.RENDER_THREADS) || 2;
const LONG_SIDE = 2000;
const MOST_BYTES = 400_000;
const LEAST_BYTES = 125_000;

const sizeFor = (ratio, long) => {
  const [w, h] = ratio;
  return w >= h ? [long, Math.round((long * h) / w)] : [Math.round((long * w) / h), long];
};

const trace = async (scene, width, height, samples) => {
  const planes = planesOf(width, height);
  const counter = new SharedArrayBuffer(4);
  const data = { name: scene.name, width, height, samples, memory: planes.memory, counter };
  await Promise.all(
    Array.from(
      { length: THREADS },
      () =>
        new Promise((resolve, reject) => {
          const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: data });
          worker.once('message', resolve);
          worker.once('error', reject);
        }),
    ),
  );
  return planes;
};

const photograph = async (scene, long, draft) => {
  const [width, height] = sizeFor(scene.ratio, long);
  const samples = draft ? (scene.draftSamples ?? 6) : (scene.samples ?? 7);
  const planes = await trace(scene, width, height, samples);
  const light = scene.paint ? planes.light : denoise(planes, scene.denoise);
  const bytes = develop(light, width, height, scene.look);
  return { bytes, width, height };
};

const enlarge = async ({ bytes, width, height }, scene) => {
  const [w, h] = sizeFor(scene.ratio, scene.pixels ?? LONG_SIDE);
  const picture = sharp(bytes, { raw: { width, height, channels: 3 } })
    .resize(w, h, { kernel: 'lanczos3' })
    .sharpen({ sigma: 1, m1: 0.3, m2: 0.5 });
  const data = await picture.raw().toBuffer();
  return { bytes: data, width: w, height: h };
};

/** Writes at quality 80, or as much lower or higher as the wanted file size asks. */
const writeJpeg = async ({ bytes, width, height }, path, leastBytes = LEAST_BYTES) => {
  const encode = (quality) =>
    sharp(bytes, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
  let quality = 80;
  let jpeg = await encode(quality);
  while (jpeg.length > MOST_BYTES && quality > 60) jpeg = await encode((quality -= 4));
  while (jpeg.length < leastBytes && quality < 92) jpeg = await encode((quality += 4));
  writeFileSync(path, jpeg);
  return `${Math.round(jpeg.length / 1024)} KB at quality ${quality}`;
};

const writePng = async ({ bytes, width, height }, path) => {
  await sharp(bytes, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(path);
  return 'draft';
};

const dominantOf = async (path) => {
  const { data } = await sharp(path)
    .resize(1, 1, { kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
};

const render = async (scene, draft) => {
  const started = performance.now();
  const folder = draft ? join(tmpdir(), 'netloft-drafts') : join(root, 'rendered');
  mkdirSync(folder, { recursive: true });
  const taken = await photograph(scene, draft || (scene.long ?? 1000), draft > 0);
  const sized = draft ? taken : await enlarge(taken, scene);
  addGrain(sized.bytes, sized.width, sized.height, {
    seed: scene.seed,
    amount: draft ? 2 : (scene.look?.grain ?? 4.2),
  });
  const path = join(folder, `${scene.name}.${draft ? 'png' : 'jpg'}`);
  const result = await (draft ? writePng(sized, path) : writeJpeg(sized, path, scene.leastBytes));
  process.stdout.write(
    `${scene.name}: ${sized.width}×${sized.height}, ${result}, ${Math.round((performance.now() - started) / 1000)} s → ${path}\n`,
  );
};

const readEntries = () => {
  try {
    return JSON.parse(readFileSync(join(root, 'pictures.json'), 'utf8'));
  } catch {
    return [];
  }
};

/** Writes pictures.json from the scenes, for the pictures that have been rendered. */
const writeList = async (scenes, fresh) => {
  const before = new Map(readEntries().map((entry) => [entry.name, entry]));
  const entries = [];
  for (const scene of scenes) {
    const name = `${scene.name}.jpg`;
    const known = before.get(name);
    if (!known && !fresh.has(scene.name)) continue;
    const [width, height] = sizeFor(scene.ratio, scene.pixels ?? LONG_SIDE);
    const color = fresh.has(scene.name)
      ? await dominantOf(join(root, 'rendered', name))
      : known.color;
    const [x, y] = scene.focalPoint ?? [0.5, 0.5];
    entries.push({
      name,
      width,
      height,
      alt: scene.alt,
      focalPoint: { x, y },
      color,
      tags: scene.tags,
    });
  }
  writeFileSync(join(root, 'pictures.json'), `${JSON.stringify(entries, null, 2)}\n`);
};

const main = async () => {
  const words = process.argv.slice(2);
  const draftIndex = words.indexOf('--draft');
  const draft = draftIndex < 0 ? 0 : Number(words[draftIndex + 1]) || 400;
  const names = words.filter((word) => !word.startsWith('--') && !/^\d+$/.test(word));
  const scenes = loadScenes();
  const unknown = names.filter((name) => !scenes.some((scene) => scene.name === name));
  if (unknown.length > 0)
    throw new Error(`[pictures] no such scene: ${unknown.join(', ')}. --list names them.`);
  if (words.includes('--list'))
    return process.stdout.write(`${scenes.map((scene) => scene.name).join('\n')}\n`);
  const chosen = names.length > 0 ? scenes.filter((scene) => names.includes(scene.name)) : scenes;
  for (const scene of chosen) {
    await render(scene, draft);
    if (!draft) await writeList(scenes, new Set([scene.name]));
  }
  return undefined;
};

await main();
