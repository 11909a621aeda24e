import type { EditedPage } from '../../pages/documents/edited-page';
import type { PageVersion } from '../../pages/documents/page-versions';
import { pagesPath } from '../pages/page-query';
import { sayOfVersions } from './version-texts';

/** A version of a page that somebody looks at. */
export interface ShownVersion {
  readonly page: EditedPage;
  readonly mayEdit: boolean;
  readonly version: PageVersion;
}

/** Says which version is the newest, and which visitors see. */
export function listStates({ isNewest, isPublished }: PageVersion): readonly string[] {
  return [
    ...(isNewest ? [sayOfVersions('newest')] : []),
    ...(isPublished ? [sayOfVersions('published')] : []),
  ];
}

/** What compares a version with the newest one, and makes it that. */
export function RestoreVersion({ page, mayEdit, version: { number, isNewest } }: ShownVersion) {
  if (isNewest) return null;
  const said = { number: String(number) };
  return (
    <form className="row" method="post" action={`${pagesPath}/${page.id}/versions`}>
      <a
        className="button"
        data-look="quiet"
        href={`${pagesPath}/${page.id}/compare?from=${number}&to=${page.version}`}
        aria-label={sayOfVersions('compareOf', said)}
      >
        {sayOfVersions('compare')}
      </a>
      {mayEdit && (
        <>
          <input type="hidden" name="revision" value={page.revision} />
          <button
            className="button"
            data-look="quiet"
            name="number"
            value={number}
            aria-label={sayOfVersions('restoreOf', said)}
          >
            {sayOfVersions('restore')}
          </button>
        </>
      )}
    </form>
  );
}
