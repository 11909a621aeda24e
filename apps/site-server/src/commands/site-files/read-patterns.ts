import type { PagePattern } from '@frontage/site-model/editing';
import { listFiles } from './list-files';
import { readJsonFile, type Problems } from './read-json-file';
import { patternsFileSchema } from '../../imports/site-files/site-file-schemas';
import { siteFileNames } from '../../imports/site-files/site-files';

/** Reads the patterns of a site; one without the file has none. */
export async function readPatterns(folder: string, problems: Problems): Promise<PagePattern[]> {
  const { patterns } = siteFileNames;
  if (!(await listFiles(folder, '', patterns)).includes(patterns)) return [];
  return (await readJsonFile(folder, patterns, patternsFileSchema, problems)) ?? [];
}
