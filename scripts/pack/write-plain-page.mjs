import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { importedFiles } from './entry-files.mjs';
import { readmeCode } from './readme-code.mjs';

/**
 * Creates an import map to the files of installed packages, with no bundler between them and the
 * browser.
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
 * @param {string} site the folder with everything installed and the examples
 * @returns {Promise<string>} the name of the page's file
 */
export async function writePlainPage(packed, { name, body, script, isByTag }, site) {
  if (isByTag) return writeTagPage(packed, { name, body }, site);
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

// Writes the page of a user who copies the tags of the README, with the files of the tarball.
function writeTagPage(packed, { name, body }, site) {
  const { folder, manifest } = packed.find((tarball) => tarball.name === name);
  const blocks = readmeCode(readFileSync(join(folder, 'README.md'), 'utf8'));
  const tags = blocks.find(({ code }) => code.includes('https://unpkg.com/'))?.code;
  if (tags === undefined) throw new Error(`${name}: its README has no script tag`);
  const local = tags
    .replace(
      `https://unpkg.com/${manifest.name}"`,
      `node_modules/${manifest.name}/${manifest.unpkg}"`,
    )
    .replaceAll('https://unpkg.com/', 'node_modules/');
  writeFileSync(
    join(site, `${name}.tag.html`),
    `<!doctype html><html lang="en"><head><title>${name}</title></head><body>${body}\n${local}</body></html>`,
  );
  return `${name}.tag.html`;
}
