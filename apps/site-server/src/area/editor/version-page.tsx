import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { pagesPath } from '../pages/page-query';
import { mountCompare } from './mount-compare';
import { listStates, RestoreVersion, type ShownVersion } from './RestoreVersion';
import { sayOfVersions } from './version-texts';

/** The script of the page, as text, which its policy allows by its hash. */
const script = `(${mountCompare.toString()})(document)`;

/** Answers with a page in one of its versions: which one that is, and the way back. */
export function versionPage(
  site: Site,
  contributor: Contributor,
  { page, mayEdit, version }: ShownVersion,
): EndpointReply {
  const { number, changedBy, createdAt } = version;
  const path = `${pagesPath}/${page.id}`;
  const said = { number: String(number), title: page.title };
  const title = sayOfVersions('titleOf', said);
  return contributorPage(
    site,
    contributor,
    { title, section: pagesPath, scripts: [script], frames: ["'self'"] },
    <div className="preview">
      <div>
        <p className="quiet">
          {areaTime(site)(createdAt)} · <bdi>{changedBy || sayOfVersions('program')}</bdi>
          {listStates(version).map((state) => ` · ${state}`)}
        </p>
        <div className="row">
          <a className="button" data-look="quiet" href={`${path}/versions`}>
            {sayOfVersions('backToVersions')}
          </a>
          {mayEdit && page.state !== 'deleted' && (
            <a className="button" data-look="quiet" href={`${path}/edit`}>
              {sayOfVersions('edit')}
            </a>
          )}
          <RestoreVersion page={page} mayEdit={mayEdit} version={version} />
        </div>
      </div>
      <iframe title={title} src={`${path}/versions/${number}/shown`} data-compared="" />
    </div>,
  );
}
