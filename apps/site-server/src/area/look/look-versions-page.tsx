import { readLook } from '@frontage/site-model/look';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { areaTime, type WriteTime } from '../area-time';
import { listVersionStates } from './list-version-states';
import { lookPath } from './look-query';
import { sayOfLook } from './look-texts';
import type { LookVersion } from './look-versions';
import { RestoreLook } from './RestoreLook';

/** The versions of a look, and what was just done. */
export interface ShownLookVersions {
  /** Newest first. */
  readonly versions: readonly LookVersion[];
  /** Whether nothing was done, since somebody has saved a look meanwhile. @default false */
  readonly isOvertaken?: boolean;
}

/** Answers with the versions of a look: who saved them when, to be looked at and restored. */
export function lookVersionsPage(
  site: Site,
  contributor: Contributor,
  { versions, isOvertaken = false }: ShownLookVersions,
): EndpointReply {
  const [newest] = versions;
  const seen = readLook(site.settings.look).look;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfLook('versionsTitle'),
      section: lookPath,
      ...(isOvertaken && { status: 409, isWrong: true }),
    },
    <>
      <p>
        <a href={lookPath}>{sayOfLook('back')}</a>
      </p>
      {isOvertaken && (
        <p className="notice" role="alert">
          {sayOfLook('restoreOvertaken')}
        </p>
      )}
      {newest ? (
        <>
          <p className="quiet">{sayOfLook('versionsIntro')}</p>
          <table className="list">
            <thead>
              <tr>
                <th scope="col">{sayOfLook('versionHead')}</th>
                <th scope="col">{sayOfLook('made')}</th>
                <th scope="col">{sayOfLook('by')}</th>
                <th scope="col">{sayOfLook('shown')}</th>
                <th scope="col">{sayOfLook('restore')}</th>
              </tr>
            </thead>
            <tbody>
              {versions.map((version) => (
                <VersionRow
                  key={version.number}
                  version={version}
                  newest={newest.number}
                  states={listVersionStates(version, { newest: newest.number, seen })}
                  time={areaTime(site)}
                />
              ))}
            </tbody>
          </table>
        </>
      ) : (
        <p className="empty">{sayOfLook('none')}</p>
      )}
    </>,
  );
}

function VersionRow({
  version: { number, madeBy, createdAt },
  newest,
  states,
  time,
}: {
  version: LookVersion;
  newest: number;
  states: readonly string[];
  time: WriteTime;
}) {
  const said = { number: String(number) };
  return (
    <tr>
      <th scope="row">
        <a href={`${lookPath}/versions/${number}`} aria-label={sayOfLook('look', said)}>
          {sayOfLook('version', said)}
        </a>
      </th>
      <td className="quiet">
        <time dateTime={new Date(createdAt).toISOString()}>{time(createdAt)}</time>
      </td>
      <td className="quiet">
        <bdi>{madeBy || sayOfLook('program')}</bdi>
      </td>
      <td>{states.join(', ')}</td>
      <td>{number !== newest && <RestoreLook number={number} newest={newest} />}</td>
    </tr>
  );
}
