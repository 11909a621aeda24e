import type { PagePattern } from '@frontage/site-model/editing';
import { listPatterns } from '../../area/patterns/patterns';
import type { Store } from '../../store/store';
import { replaceTexts } from '../../imports/site-files/replace-texts';
import { siteFileNames } from '../../imports/site-files/site-files';
import { writeJson } from './write-json';

/** Writes the patterns of a site; returns them. `references` are names of files by ids. */
export async function exportPatterns(
  { read }: Pick<Store, 'read'>,
  siteId: string,
  { folder, references }: { folder: string; references: ReadonlyMap<string, string> },
): Promise<readonly PagePattern[]> {
  const patterns = await listPatterns(read, siteId);
  const written = patterns.map((pattern) => ({
    ...pattern,
    blocks: pattern.blocks.map((block) => ({
      ...block,
      data: replaceTexts(block.data, (text) => references.get(text) ?? text),
    })),
  }));
  if (patterns.length > 0) await writeJson(folder, siteFileNames.patterns, written);
  return patterns;
}
