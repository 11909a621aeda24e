import type { EditedPage } from '../../pages/documents/edited-page';

/** What somebody has seen of a translated page and its original; another text once one changes. */
export function seenState(...pages: readonly [page: SeenPage, original: SeenPage]): string {
  return pages.map(({ revision, edits }) => `${revision}.${edits}`).join('.');
}

type SeenPage = Pick<EditedPage, 'revision' | 'edits'>;
