import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rowIdsOf } from './strip-row-ids.mjs';

/** Public addresses of the project, and of nobody's in particular. */
const PUBLIC =
  /^(https:\/\/(github\.com\/frontage\/frontage|unpkg\.com\/|developer\.mozilla\.org\/|www\.w3\.org\/)|#)/;

/**
 * What is in a package and means nothing to those who install it: links of its pages that lead
 * nowhere, and ids of facts in its types.
 *
 * @param {string} folder of the unpacked package
 * @param {string} name of the package
 * @returns {string[]}
 */
export function contentComplaints(folder, name) {
  const files = readdirSync(folder, { recursive: true }).map((file) => file.replaceAll('\\', '/'));
  const ofKind = (pattern) => files.filter((file) => pattern.test(file));
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  return [
    ...ofKind(/\.md$/).flatMap((file) =>
      linksOf(read(file))
        .filter((link) => !leadsSomewhere(link, dirname(join(folder, file))))
        .map((link) => `${name}, ${file}: the link ${link} leads nowhere`),
    ),
    ...ofKind(/\.md$/).flatMap((file) =>
      [
        ...read(file).matchAll(/`((?:\.\.|src|apps|decisions|scripts|packages)\/[^`]*)`(?!\])/g),
      ].map(([, path]) => `${name}, ${file}: ${path} is not in the package`),
    ),
    ...ofKind(/\.d\.c?ts$/).flatMap((file) =>
      rowIdsOf(read(file)).map((id) => `${name}, ${file}: a comment has the id ${id}`),
    ),
  ];
}

/** The addresses of links, code apart. */
function linksOf(page) {
  const text = page.replace(/^```[^]*?^```/gm, '').replace(/`[^`]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link);
}

function leadsSomewhere(link, folder) {
  const [file] = link.split('#');
  return PUBLIC.test(link) || existsSync(join(folder, file));
}
