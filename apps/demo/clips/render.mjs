// Draws the demo's clips and encodes them, in Chromium:
//   node apps/demo/clips/render.mjs                  all of them
//   node apps/demo/clips/render.mjs turning-bowl     only these
//   node apps/demo/clips/render.mjs --still turning-bowl  one PNG, in the temporary folder
import { chromium } from '@playwright/test';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clips, format } from './clips.mjs';
import { writeWebm } from './write-webm.mjs';

const folder = import.meta.dirname;
const codec = { name: 'vp09.00.31.08', webm: 'V_VP9' };

/** Draws a scene in the page and answers with its encoded pictures. Runs in the browser. */
async function encode({ scene, width, height, fps, seconds, bitrate, codecName }) {
  const { draw } = await import(`data:text/javascript;base64,${scene}`);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const chunks = [];
  const encoder = new VideoEncoder({
    output(chunk) {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      let binary = '';
      for (const byte of data) binary += String.fromCharCode(byte);
      chunks.push({
        time: chunk.timestamp / 1000,
        isKey: chunk.type === 'key',
        data: btoa(binary),
      });
    },
    error(cause) {
      throw cause;
    },
  });
  encoder.configure({
    codec: codecName,
    width,
    height,
    bitrate,
    framerate: fps,
    latencyMode: 'quality',
  });
  const count = fps * seconds;
  for (let frameIndex = 0; frameIndex < count; frameIndex += 1) {
    draw(context, { width, height, turn: frameIndex / count });
    const frame = new VideoFrame(canvas, {
      timestamp: (frameIndex * 1e6) / fps,
      duration: 1e6 / fps,
    });
    encoder.encode(frame, { keyFrame: frameIndex % (2 * fps) === 0 });
    frame.close();
    while (encoder.encodeQueueSize > 4)
      await new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }));
  }
  await encoder.flush();
  return chunks;
}

/** One picture of a scene, as base64. Runs in the browser. */
async function still({ scene, width, height, turn, type }) {
  const { draw } = await import(`data:text/javascript;base64,${scene}`);
  const canvas = new OffscreenCanvas(width, height);
  draw(canvas.getContext('2d'), { width, height, turn });
  const bytes = new Uint8Array(
    await (await canvas.convertToBlob({ type, quality: 0.86 })).arrayBuffer(),
  );
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { still: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((given) => !clips.some(({ name }) => name === given));
if (unknown.length > 0)
  throw new Error(
    `There is no clip ${unknown.join(', ')}; there are ${clips.map(({ name }) => name).join(', ')}.`,
  );
const wanted = clips.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const { width, height, fps } = format;
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH,
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
// Encoders are for secure pages only; this one needs no server.
await page.route('http://localhost/', (route) =>
  route.fulfill({ contentType: 'text/html', body: '' }),
);
await page.goto('http://localhost/');
for (const { name, seconds, bitrate } of wanted) {
  const scene = Buffer.from(await readFile(join(folder, 'scenes', `${name}.mjs`))).toString(
    'base64',
  );
  if (values.still) {
    const path = join(tmpdir(), `${name}.png`);
    await writeFile(
      path,
      Buffer.from(
        await page.evaluate(still, { scene, width, height, turn: 0.3, type: 'image/png' }),
        'base64',
      ),
    );
    console.log(path);
    continue;
  }
  const encoded = await page.evaluate(encode, {
    scene,
    width,
    height,
    fps,
    seconds,
    bitrate,
    codecName: codec.name,
  });
  const chunks = encoded.map(({ data, ...rest }) => ({
    ...rest,
    data: Buffer.from(data, 'base64'),
  }));
  const file = writeWebm({ codec: codec.webm, width, height, duration: seconds * 1000, chunks });
  // The poster is the first picture, so that the start shows no jump.
  const poster = Buffer.from(
    await page.evaluate(still, { scene, width, height, turn: 0, type: 'image/jpeg' }),
    'base64',
  );
  await mkdir(join(folder, 'rendered'), { recursive: true });
  await writeFile(join(folder, 'rendered', `${name}.webm`), file);
  await writeFile(join(folder, 'rendered', `${name}.jpg`), poster);
  console.log(name, `${Math.round(file.length / 1000)} KB`);
}
await browser.close();
