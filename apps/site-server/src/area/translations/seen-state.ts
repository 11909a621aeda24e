import type { EditedPage } from '../../pages/documents/edited-page';

/** What somebody has seen of a translated page and its original; another text once one changes. */
export function seenState(
  page: Pick<EditedPage, 'revision'>,
  original: Pick<EditedPage, 'revision' | 'edits'>,
): string {
  return `${page.revision}.${original.revision}.${original.edits}`;
}
