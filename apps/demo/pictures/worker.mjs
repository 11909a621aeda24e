import { parentPort, workerData } from 'node:worker_threads';
import { createPicture, planesOf } from './core/create-picture.mjs';
import { loadScenes } from './scenes/index.mjs';

const { name, width, height, samples, memory, counter } = workerData;
const scene = loadScenes().find((candidate) => candidate.name === name);
const planes = planesOf(width, height, memory);
const rows = new Int32Array(counter);
const paintRow = createPicture(scene, width, height, samples);

for (let y = Atomics.add(rows, 0, 1); y < height; y = Atomics.add(rows, 0, 1)) paintRow(y, planes);
parentPort.postMessage('done');
