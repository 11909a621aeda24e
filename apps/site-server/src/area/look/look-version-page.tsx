import { readLook } from '@frontage/site-model/look';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { lookPageHref, lookPath } from './look-query';
import { sayOfLook } from './look-texts';
import { listVersionStates } from './list-version-states';
import type { LookVersion } from './look-versions';
import { mountLookVersion } from './mount-look-version';
import { RestoreLook } from './RestoreLook';

/** A version of a look that somebody looks at. */
export interface ShownLookVersion {
  readonly version: LookVersion;
  /** The number of the newest one. */
  readonly newest: number;
}

/** The script of the page, as text, which its policy allows by its hash. */
const script = `(${mountLookVersion.toString()})(document)`;

/** Answers with the site in a version of its look: which one that is, and the way back. */
export function lookVersionPage(
  site: Site,
  contributor: Contributor,
  { version, newest }: ShownLookVersion,
): EndpointReply {
  const { number, madeBy, createdAt } = version;
  const title = sayOfLook('versionTitle', { number: String(number) });
  const states = listVersionStates(version, { newest, seen: readLook(site.settings.look).look });
  return contributorPage(
    site,
    contributor,
    { title, section: lookPath, scripts: [script], frames: ["'self'"] },
    <div className="preview">
      <div>
        <p className="quiet">
          {sayOfLook('madeAt', { time: areaTime(site)(createdAt) })}{' '}
          <bdi>{madeBy || sayOfLook('aProgram')}</bdi>
          {states.map((state) => ` · ${state}`)}
        </p>
        <div className="row">
          <a className="button" data-look="quiet" href={`${lookPath}/versions`}>
            {sayOfLook('backToVersions')}
          </a>
          {number !== newest && <RestoreLook number={number} newest={newest} />}
        </div>
      </div>
      <iframe
        title={title}
        src={lookPageHref('/', number)}
        data-look-version={lookPageHref('', number)}
      />
    </div>,
  );
}
