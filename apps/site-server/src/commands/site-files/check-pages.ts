import { blockSchemas } from '@frontage/react-blocks/schema';
import { issueLines, type Problems } from './read-json-file';
import { replaceTexts } from '../../imports/site-files/replace-texts';
import { isFileReference, type PageFile } from '../../imports/site-files/site-files';

/** Any id: which one a file gets does not change whether a block is right. */
const someId = '0'.repeat(24);

/**
 * Checks pages against each other, against the blocks that exist, and against the other files.
 *
 * @param site its pages or its drafts, and the names of its pictures and forms
 * @param problems gets a line for everything that is wrong
 */
export function checkPages(
  { pages, names }: { pages: readonly PageFile[]; names: readonly string[] },
  problems: Problems,
): void {
  const bySlug = new Map<string, string>();
  for (const { name, slug } of pages) {
    const other = bySlug.get(slug);
    if (other !== undefined)
      problems.push(`${name}: its address /${slug} is that of ${other}. Change one slug.`);
    else bySlug.set(slug, name);
  }
  for (const page of pages) problems.push(...blockProblems(page, names));
}

function blockProblems({ name, sections }: PageFile, names: readonly string[]): string[] {
  return sections.flatMap(({ id, blocks }) =>
    blocks.flatMap(({ type, data }, index) => {
      const place = `${name}: section ${id}, block ${index + 1} (${type})`;
      const schema = blockSchemas[type];
      if (!schema)
        return [
          `${place}: there is no such block. There are ${Object.keys(blockSchemas).join(', ')}.`,
        ];
      const missing: string[] = [];
      const resolved = replaceTexts(data, (text) => {
        if (!isFileReference(text)) return text;
        if (!names.includes(text)) missing.push(`${place}: there is no file ${text}.`);
        return someId;
      });
      const read = schema.safeParse(resolved);
      return [...missing, ...(read.success ? [] : issueLines(place, read.error.issues))];
    }),
  );
}
