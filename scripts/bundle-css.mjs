// tsup runs this after a build, in the folder of a package: bundles its style sheet with everything
// it imports into one file next to the code.
import { existsSync } from 'node:fs';
import { build } from 'esbuild';

const entry = 'src/style.css';

if (existsSync(entry)) {
  await build({
    entryPoints: [entry],
    outfile: 'dist/style.css',
    bundle: true,
    target: 'es2022',
    // Fonts and pictures stay addresses; the packages contain none.
    external: ['*.woff2', '*.svg', '*.png'],
    conditions: ['@frontage/source'],
    logLevel: 'warning',
  });
}
