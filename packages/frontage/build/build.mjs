// Builds what is published: `node build/build.mjs`, in the folder of this package.
import { fileURLToPath } from 'node:url';
import { buildProgram } from './build-program.mjs';

await buildProgram(fileURLToPath(new URL('../dist', import.meta.url)));
