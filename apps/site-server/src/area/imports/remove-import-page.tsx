import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import type { LineCount } from './import-line';
import { importPath, importsPath } from './import-query';
import { sayOfImports } from './import-texts';
import { sumOf } from './sum-of';
import type { SiteImport } from './site-import';

/** Answers with the page that asks before what an import made is removed. */
export function removeImportPage(
  site: Site,
  contributor: Contributor,
  { id }: Pick<SiteImport, 'id'>,
  counts: readonly LineCount[],
): EndpointReply {
  const count = sumOf(counts, ({ state }) => state === 'made');
  return contributorPage(
    site,
    contributor,
    { title: sayOfImports('undoTitle'), section: importsPath },
    <form className="step" method="post" action={`${importPath(id)}/remove`}>
      <p>{sayOfImports('undoText', { count })}</p>
      <p>{sayOfImports('undoHint')}</p>
      <div className="actions">
        <button className="button">{sayOfImports('undoButton')}</button>
        <a className="button" data-look="quiet" href={importPath(id)}>
          {sayOfImports('back')}
        </a>
      </div>
    </form>,
  );
}
