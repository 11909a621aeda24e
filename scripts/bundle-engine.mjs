// tsup runs this after a build, in the folder of a package: bundles the whole engine into one file,
// for pages without a bundler. `<name>.bundle.js` is a module, `<name>.global.js` a script with one
// global, such as `FrontageGalleryEngine`.
import { existsSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';

const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
const [, short] = name.split('/');

const globalName = `Frontage${short.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`;

// What markup needs is an entry of its own in a package, and in the one file too.
const rooms = ['.', 'dom', 'markup'].filter((room) => existsSync(`src/${room}/index.ts`));

const options = {
  stdin: {
    contents: rooms.map((room) => `export * from './src/${room}/index';`).join('\n'),
    resolveDir: process.cwd(),
    loader: 'ts',
  },
  bundle: true,
  minify: true,
  sourcemap: true,
  target: 'es2022',
  platform: 'browser',
  conditions: ['@frontage/source'],
  logLevel: 'warning',
};

await Promise.all([
  build({ ...options, format: 'esm', outfile: `dist/${short}.bundle.js` }),
  build({ ...options, format: 'iife', globalName, outfile: `dist/${short}.global.js` }),
]);
