import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { readmeCode } from './readme-code.mjs';

// Languages that the compiler reads; code for a shell is left alone.
const COMPILED = ['ts', 'tsx', 'js', 'jsx'];
const KNOWN = [...COMPILED, 'css', 'html', 'json', 'sh'];

/**
 * Writes the code of all pages in a tarball to the folder that is compiled: `<package>.ts` is the
 * first code of the README, `<package>.<page>.<at>.ts` any other.
 *
 * @param {import('./pack-package.mjs').Packed} packed
 * @param {string} source the compiled folder
 * @returns {Promise<string[]>} complaints about code that no compiler reads
 */
export async function writePageCode({ name, folder }, source) {
  const complaints = [];
  const isFirst = { README: true };
  for (const { page, at, language, code } of pagesOf(folder).flatMap(blocksOf)) {
    const place = `${name}, ${page} ${at + 1}`;
    if (COMPILED.includes(language)) {
      const file = page === 'README' && isFirst.README ? name : `${name}.${page}.${at}`;
      isFirst.README &&= page !== 'README';
      writeFileSync(join(source, `${file}.${language}`), code);
    }
    complaints.push(...(await pageCodeComplaints({ language, code }, folder, place)));
  }
  return isFirst.README ? [...complaints, `${name}: its README has no code`] : complaints;
}

/**
 * Checks code that no type checker reads.
 *
 * @param {{ language: string, code: string }} block
 * @param {string} folder the package's folder
 * @param {string} place its place, for the complaint
 * @returns {Promise<string[]>}
 */
export async function pageCodeComplaints({ language, code }, folder, place) {
  if (!KNOWN.includes(language))
    return [`${place}: code needs a language, one of ${KNOWN.join(', ')}`];
  if (language === 'json') return jsonComplaints(code, place);
  if (language === 'css') {
    const { warnings } = await transform(code, { loader: 'css', logLevel: 'silent' });
    return warnings.map(({ text }) => `${place}: ${text}`);
  }
  const files = code.matchAll(/node_modules\/@frontage\/[\w-]+\/([^"'\s]+)/g);
  return [...files]
    .filter(([, file]) => language === 'html' && !existsSync(join(folder, file)))
    .map(([address]) => `${place}: there is no ${address}`);
}

function jsonComplaints(code, place) {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return [`${place}: ${error.message}`];
  }
}

function pagesOf(folder) {
  const docs = join(folder, 'docs');
  const pages = existsSync(docs) ? readdirSync(docs).filter((file) => file.endsWith('.md')) : [];
  return ['README.md', ...pages.sort().map((file) => `docs/${file}`)].map((file) => ({
    page: file.replace(/^docs\//, '').replace(/\.md$/, ''),
    text: readFileSync(join(folder, file), 'utf8'),
  }));
}

const blocksOf = ({ page, text }) => readmeCode(text).map((block, at) => ({ page, at, ...block }));
