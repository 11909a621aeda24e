import { readFormDefinition } from '@frontage/form-runtime';
import { issueMessage } from '@frontage/site-model';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPages } from './check-pages';
import { readJsonFile, type Problems } from './read-json-file';
import {
  formFileSchema,
  pageFileSchema,
  picturesFileSchema,
  settingsFileSchema,
} from './site-file-schemas';
import { siteFileNames, type FormFile, type PageFile, type PictureFile } from './site-files';
import type { SiteFiles } from './site-files';

/** Any id: which one a form gets does not change whether it is a form. */
const someId = '0'.repeat(24);

/**
 * Reads the folder of a site and checks all that is in it.
 *
 * @param folder holds `site.json`, and as far as there are any `theme.css`, `pages`, `forms` and
 *   `pictures`
 * @throws when something is wrong in the files: the message has a line for each
 */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const problems: Problems = [];
  const { settings: settingsName, theme: themeName } = siteFileNames;
  const settings = await readJsonFile(folder, settingsName, settingsFileSchema, problems);
  const theme = await readFile(join(folder, themeName), 'utf8').catch(() => '');
  const pictures = await readPictures(folder, problems);
  const forms = await readForms(folder, problems);
  const pages = await readPages(folder, problems);
  checkPages({ pages, names: [...forms, ...pictures].map(({ name }) => name) }, problems);
  if (!settings || problems.length > 0)
    throw new Error(
      `something is wrong in the files of the site. Nothing was changed.\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
  return { settings: { ...settings, theme }, pages, forms, pictures };
}

async function readPages(folder: string, problems: Problems): Promise<PageFile[]> {
  const names = await listFiles(folder, siteFileNames.pages, '.json');
  if (names.length === 0) problems.push('pages: there is no page. Add pages/home.json.');
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

async function readPictures(folder: string, problems: Problems): Promise<PictureFile[]> {
  const all = await listFiles(folder, siteFileNames.pictures, '');
  const { aboutPictures } = siteFileNames;
  const about = all.includes(aboutPictures)
    ? await readJsonFile(folder, aboutPictures, picturesFileSchema, problems)
    : {};
  return Promise.all(
    all
      .filter((name) => name !== aboutPictures)
      .map(async (name) => {
        const content = await readFile(join(folder, name));
        const {
          alt = '',
          focalPoint = { x: 0.5, y: 0.5 },
          id,
          sha256,
        } = about?.[name.slice(siteFileNames.pictures.length + 1)] ?? {};
        const hash = createHash('sha256').update(content).digest('hex');
        return { name, content, hash, alt, focalPoint, id: sha256 === hash ? id : undefined };
      }),
  );
}

/** The files of a folder in the order of their names; hidden ones, such as `.DS_Store`, are not. */
async function listFiles(folder: string, inside: string, ending: string): Promise<string[]> {
  const entries = await readdir(join(folder, inside), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .filter(({ name }) => name.endsWith(ending))
    .map(({ name }) => `${inside}/${name}`)
    .sort();
}
