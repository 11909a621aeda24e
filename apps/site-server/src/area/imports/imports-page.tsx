import { showFileSize } from '@frontage/commerce-model';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { areaTime, type WriteTime } from '../area-time';
import { EmptyList } from '../EmptyList';
import { dropScript } from './drop-script';
import { importLimits } from './import-limits';
import { importPath, importsPath } from './import-query';
import { sayOfImports } from './import-texts';
import { isUnderWay } from './is-under-way';
import { sayFiles } from './say-files';
import type { SiteImport } from './site-import';

/** What the page shows. */
export interface ShownImports {
  /** The newest ones first. */
  readonly past: readonly SiteImport[];
  readonly now: number;
  /** What is wrong with what was sent. @default nothing */
  readonly wrong?: string;
}

/** What browsers offer to choose. */
const accepted =
  '.html,.htm,.xhtml,.zip,.xml,.csv,.jpg,.jpeg,.png,.gif,.webp,.avif,.svg,text/html,text/csv';

/** Answers with the page that takes files from other sites, and past imports. */
export function importsPage(
  site: Site,
  contributor: Contributor,
  { past, now, wrong }: ShownImports,
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfImports('title'),
      section: importsPath,
      scripts: [dropScript],
      ...(wrong !== undefined && { status: 400, isWrong: true }),
    },
    <>
      {wrong !== undefined && (
        <p className="notice" role="alert">
          {wrong}
        </p>
      )}
      <p className="quiet">{sayOfImports('intro')}</p>
      <UploadForm />
      <h2>{sayOfImports('past')}</h2>
      {past.length === 0 ? (
        <EmptyList text={sayOfImports('noPast')} />
      ) : (
        <PastImports past={past} now={now} time={areaTime(site)} />
      )}
    </>,
  );
}

function UploadForm() {
  return (
    <form
      className="step drop"
      method="post"
      action={importsPath}
      encType="multipart/form-data"
      data-drop-files={sayOfImports('sending')}
      data-failed={sayOfImports('sendFailed')}
    >
      <div className="field">
        <label htmlFor="file">{sayOfImports('choose')}</label>
        <input
          id="file"
          name="file"
          type="file"
          multiple
          required
          accept={accepted}
          aria-describedby="file-hint"
        />
        <p className="hint" id="file-hint">
          {sayOfImports('chooseHint', { most: showFileSize(importLimits.bytes) })}
        </p>
      </div>
      <button className="button">{sayOfImports('look')}</button>
      <div data-progress="" role="status" />
    </form>
  );
}

function PastImports({
  past,
  now,
  time,
}: {
  past: readonly SiteImport[];
  now: number;
  time: WriteTime;
}) {
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfImports('what')}</th>
          <th scope="col">{sayOfImports('how')}</th>
          <th scope="col">{sayOfImports('who')}</th>
          <th scope="col">{sayOfImports('when')}</th>
        </tr>
      </thead>
      <tbody>
        {past.map((item) => (
          <tr key={item.id}>
            <th scope="row" className="excerpt">
              <a href={importPath(item.id)}>
                <bdi>{sayFiles(item.files)}</bdi>
              </a>
            </th>
            <td>
              <ImportStateMark item={item} now={now} />
            </td>
            <td>{item.startedBy}</td>
            <td className="quiet">
              <time dateTime={new Date(item.createdAt).toISOString()}>{time(item.createdAt)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a crash has ended is told as what was stopped. */
function ImportStateMark({ item, now }: { item: SiteImport; now: number }) {
  const { state } = item;
  const isEnding = state === 'reading' || state === 'importing' || state === 'removing';
  const shown = isEnding && !isUnderWay(item, now) ? 'stopped' : state;
  const isBad = shown === 'stopped' || shown === 'failed';
  return (
    <span className="state" data-state={isBad ? 'warning' : undefined}>
      {sayOfImports(shown)}
    </span>
  );
}
