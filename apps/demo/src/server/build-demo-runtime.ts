import { buildRuntime } from '@frontage/site-runtime';
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { demoFonts } from '../demo-fonts';

/** Builds what the demo's pages load, including fonts, into a new folder. */
export async function buildDemoRuntime(
  appdir: string,
  outdir: string,
  dev: boolean,
): Promise<void> {
  const require = createRequire(join(appdir, 'package.json'));
  const fonts = await Promise.all(
    demoFonts.map(
      async ({ name, from }) =>
        [name, { type: 'font/woff2', content: await readFile(require.resolve(from)) }] as const,
    ),
  );
  await rm(outdir, { recursive: true, force: true });
  await buildRuntime({
    outdir,
    appdir: join(appdir, '..', 'site-runtime'),
    files: Object.fromEntries(fonts),
    dev,
  });
}
