import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { EditedPage } from '../../pages/documents/edited-page';
import type { PageVersion } from '../../pages/documents/page-versions';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { listHref, type ListPart } from '../list-part';
import { ListLinks } from '../ListLinks';
import { pagesPath } from '../pages/page-query';
import { listStates, RestoreVersion, type ShownVersion } from './RestoreVersion';
import { sayOfVersions } from './version-texts';

/** The versions of a page, and what was just done. */
export interface ShownVersions {
  readonly page: EditedPage;
  readonly mayEdit: boolean;
  /** A part of them. */
  readonly part: ListPart<PageVersion>;
  /** The number of a version that was just restored. @default none */
  readonly restored?: number | undefined;
  /** Whether it was not, since somebody has changed the page meanwhile. @default false */
  readonly isOvertaken?: boolean;
}

/** Answers with the versions of a page: who made them when, to be looked at and restored. */
export function versionsPage(
  site: Site,
  contributor: Contributor,
  { page, mayEdit, part, restored, isOvertaken = false }: ShownVersions,
): EndpointReply {
  const { rows: versions, hasNewer, hasOlder } = part;
  const path = `${pagesPath}/${page.id}`;
  const time = areaTime(site);
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfVersions('title', { title: page.title }),
      section: pagesPath,
      ...(isOvertaken && { status: 409, isWrong: true }),
    },
    <>
      <p>
        <a href={path}>{sayOfVersions('back')}</a>
      </p>
      {mayEdit && restored !== undefined && (
        <RestoredNotice page={page} restored={restored} before={versions[1]} />
      )}
      {isOvertaken && (
        <p className="notice" role="alert">
          {sayOfVersions('meanwhile')}
        </p>
      )}
      <p className="quiet">{sayOfVersions('intro')}</p>
      <table className="list">
        <thead>
          <tr>
            <th scope="col">{sayOfVersions('version')}</th>
            <th scope="col">{sayOfVersions('begun')}</th>
            <th scope="col">{sayOfVersions('by')}</th>
            <th scope="col">{sayOfVersions('state')}</th>
            <th scope="col">{sayOfVersions('restore')}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <VersionRow key={version.number} {...{ page, mayEdit, version, time }} />
          ))}
        </tbody>
      </table>
      {versions.length < 2 && !hasNewer && <p className="quiet">{sayOfVersions('none')}</p>}
      <ListLinks
        title={sayOfVersions('title', { title: page.title })}
        newer={hasNewer ? partHref(path, { after: versions[0]?.number }) : undefined}
        older={hasOlder ? partHref(path, { before: versions.at(-1)?.number }) : undefined}
      />
    </>,
  );
}

const partHref = (path: string, place: Readonly<Record<string, number | undefined>>) =>
  listHref(`${path}/versions`, place);

/** A version that was restored stands on top; the one below it was the newest until then. */
function RestoredNotice({
  page,
  restored,
  before,
}: Pick<ShownVersions, 'page'> & { restored: number; before: PageVersion | undefined }) {
  return (
    <form className="notice row" method="post" action={`${pagesPath}/${page.id}/versions`}>
      <p role="status">{sayOfVersions('restored', { number: String(restored) })}</p>
      <input type="hidden" name="revision" value={page.revision} />
      {before && before.number !== restored && (
        <button className="button" data-look="quiet" name="number" value={before.number}>
          {sayOfVersions('undo', { number: String(before.number) })}
        </button>
      )}
    </form>
  );
}

function VersionRow({
  page,
  mayEdit,
  version,
  time,
}: ShownVersion & { time: (at: number) => string }) {
  const { number, title, changedBy, createdAt } = version;
  const said = { number: String(number) };
  return (
    <tr>
      <th scope="row" className="excerpt">
        <a
          href={`${pagesPath}/${page.id}/versions/${number}`}
          aria-label={sayOfVersions('look', said)}
        >
          {sayOfVersions('number', said)}
        </a>
        {title !== page.title && (
          <div className="quiet hint">
            <bdi>{title}</bdi>
          </div>
        )}
      </th>
      <td className="quiet">
        <time dateTime={new Date(createdAt).toISOString()}>{time(createdAt)}</time>
      </td>
      <td className="quiet">
        <bdi>{changedBy || sayOfVersions('program')}</bdi>
      </td>
      <td>{listStates(version).join(', ')}</td>
      <td>
        <RestoreVersion page={page} mayEdit={mayEdit} version={version} />
      </td>
    </tr>
  );
}
