import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { importedFiles } from './entry-files.mjs';

/**
 * An import map that leads to the files of installed packages as they are: no
 * bundler between them and the browser.
 *
 * @param {import('./pack-package.mjs').Packed[]} packed
 * @returns {{ imports: Record<string, string> }}
 */
export function importMap(packed) {
  const pairs = packed.flatMap(({ manifest }) =>
    Object.entries(importedFiles(manifest)).map(([specifier, file]) => [
      specifier,
      `/node_modules/${manifest.name}/${file}`,
    ]),
  );
  return { imports: Object.fromEntries(pairs) };
}

/**
 * Writes a page that runs the code of a package's README, without its types.
 *
 * @param {import('./pack-package.mjs').Packed[]} packed
 * @param {import('./plain-usages.mjs').PlainUsage} usage
 * @param {string} site where all is installed and the examples are
 * @returns {Promise<string>} the name of the page's file
 */
export async function writePlainPage(packed, { name, body, script }, site) {
  const { code } = await transform(readFileSync(join(site, 'src', `${name}.ts`), 'utf8'), {
    loader: 'ts',
  });
  writeFileSync(join(site, `${name}.js`), code);
  const style = `node_modules/@frontage/${name}/dist/style.css`;
  const page = `<!doctype html><html lang="en"><head><title>${name}</title>
<script type="importmap">${JSON.stringify(importMap(packed))}</script>
${existsSync(join(site, style)) ? `<link rel="stylesheet" href="${style}">` : ''}
</head><body>${body}
<script type="module">${script ?? `import './${name}.js';`}
document.documentElement.dataset.ran = 'true';</script></body></html>`;
  writeFileSync(join(site, `${name}.html`), page);
  return `${name}.html`;
}
