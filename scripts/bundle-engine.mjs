// tsup runs this after a build, in the folder of a package: bundles the whole engine into one file,
// for pages without a bundler. `<name>.bundle.js` is a module, `<name>.global.js` a script with one
// global, such as `FrontageGalleryEngine`.
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
const [, short] = name.split('/');

const globalName = `Frontage${short.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`;

const options = {
  stdin: {
    contents: `export * from './src/index';\nexport * from './src/dom/index';`,
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
