import { readFormDefinition } from '@frontage/form-runtime';
import { issueMessage } from '@frontage/site-model';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPages } from './check-pages';
import { listFiles } from './list-files';
import { readAssetFiles } from './read-asset-files';
import { readJsonFile, type Problems } from './read-json-file';
import { readCoupons } from './read-coupons';
import { readPatterns } from './read-patterns';
import { readProducts } from './read-products';
import {
  formFileSchema,
  pageFileSchema,
  redirectsFileSchema,
  settingsFileSchema,
} from '../../imports/site-files/site-file-schemas';
import { readTranslations } from './translations';
import {
  siteFileNames,
  type FormFile,
  type PageFile,
  type RedirectEntry,
} from '../../imports/site-files/site-files';
import type { SiteFiles } from '../../imports/site-files/site-files';

/** Any id: which one a form gets does not change whether it is a form. */
const someId = '0'.repeat(24);

/**
 * Reads the folder of a site and checks all that is in it.
 *
 * @param folder holds `site.json`, and as far as there are any the other files of `siteFileNames`
 * @throws when something is wrong in the files: the message has a line for each
 */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const problems: Problems = [];
  const settings = await readJsonFile(folder, siteFileNames.settings, settingsFileSchema, problems);
  const theme = await readFile(join(folder, siteFileNames.theme), 'utf8').catch(() => '');
  const assets = await readAssetFiles(folder, problems);
  const forms = await readForms(folder, problems);
  const pages = await readPages(folder, siteFileNames.pages, problems);
  if ((await listFiles(folder, siteFileNames.pages, '.json')).length === 0)
    problems.push('pages: there is no page. Add pages/home.json.');
  const drafts = await readPages(folder, siteFileNames.drafts, problems);
  const names = [...forms, ...assets.filter(({ forBuyers }) => !forBuyers)].map(({ name }) => name);
  checkPages({ pages, names }, problems);
  checkPages({ pages: drafts, names }, problems);
  const products = await readProducts(
    folder,
    assets.map(({ name }) => name),
    problems,
  );
  const coupons = await readCoupons(folder, problems);
  const patterns = await readPatterns(folder, problems);
  const translations = await readTranslations(folder, problems);
  const redirects = await readRedirects(folder, [...pages, ...drafts], problems);
  if (!settings || problems.length > 0)
    throw new Error(
      `something is wrong in the files of the site. Nothing was changed.\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
  return {
    settings: { ...settings, theme },
    pages,
    drafts,
    forms,
    assets,
    products,
    coupons,
    patterns,
    translations,
    redirects,
  };
}

async function readRedirects(
  folder: string,
  pages: readonly PageFile[],
  problems: Problems,
): Promise<RedirectEntry[]> {
  const { redirects: name } = siteFileNames;
  if (!(await listFiles(folder, '', name)).includes(name)) return [];
  const redirects = (await readJsonFile(folder, name, redirectsFileSchema, problems)) ?? [];
  for (const entry of redirects)
    if ('page' in entry && !pages.some((page) => page.name === entry.page))
      problems.push(`${name}: ${entry.path}: there is no file ${entry.page}.`);
  return redirects;
}

async function readPages(folder: string, inside: string, problems: Problems): Promise<PageFile[]> {
  const names = await listFiles(folder, inside, '.json');
  const read = await Promise.all(
    names.map(async (name) => {
      const page = await readJsonFile(folder, name, pageFileSchema, problems);
      return page ? [{ ...page, name }] : [];
    }),
  );
  return read.flat();
}

async function readForms(folder: string, problems: Problems): Promise<FormFile[]> {
  const names = await listFiles(folder, siteFileNames.forms, '.json');
  const read = await Promise.all(
    names.map(async (name): Promise<FormFile[]> => {
      const json = await readJsonFile(folder, name, formFileSchema, problems);
      if (!json) return [];
      const { definition, issues } = readFormDefinition({ ...json, id: someId });
      problems.push(...issues.map((issue) => `${name}: ${issueMessage(issue)}.`));
      return [{ name, definition, id: json.id }];
    }),
  );
  return read.flat();
}
