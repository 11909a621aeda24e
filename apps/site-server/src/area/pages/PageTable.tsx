import type { ListedPage } from '../../pages/documents/list-pages';
import type { WriteTime } from '../area-time';
import { PickAll, PickBox } from '../PickBox';
import { pagesPath } from './page-query';
import { PageStates } from './PageStates';
import { sayOfPages } from './page-texts';
import { pageTypeText } from './page-type-texts';

/** Renders pages with their state, and who changed them when. */
export function PageTable({
  pages,
  time,
  zone,
  mayPick,
}: {
  pages: readonly ListedPage[];
  time: WriteTime;
  /** The time zone of the site. */
  zone: string;
  mayPick: boolean;
}) {
  return (
    <table className="list">
      <thead>
        <tr>
          {mayPick && <PickAll text={sayOfPages('pick')} label={sayOfPages('pickAll')} />}
          <th scope="col">{sayOfPages('page')}</th>
          <th scope="col">{sayOfPages('address')}</th>
          <th scope="col">{sayOfPages('state')}</th>
          <th scope="col">{sayOfPages('changed')}</th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <PageRow key={page.id} page={page} time={time} zone={zone} mayPick={mayPick} />
        ))}
      </tbody>
    </table>
  );
}

function PageRow({
  page,
  time,
  zone,
  mayPick,
}: {
  page: ListedPage;
  time: WriteTime;
  zone: string;
  mayPick: boolean;
}) {
  const { id, slug, title, pageType, changedAt, changedBy, revision } = page;
  const kind = pageTypeText(pageType);
  return (
    <tr>
      {mayPick && (
        <td>
          <PickBox id={id} label={sayOfPages('pickOf', { title })} value={String(revision)} />
        </td>
      )}
      <th scope="row" className="excerpt">
        <a href={`${pagesPath}/${id}`}>
          <bdi>{title}</bdi>
        </a>
        {kind !== undefined && <div className="quiet hint">{kind}</div>}
      </th>
      <td className="excerpt">/{slug}</td>
      <td>
        <PageStates page={page} time={time} zone={zone} />
      </td>
      <td className="quiet">
        <time dateTime={new Date(changedAt).toISOString()}>{time(changedAt)}</time>
        {changedBy !== '' && (
          <div className="hint">
            <bdi>{changedBy}</bdi>
          </div>
        )}
      </td>
    </tr>
  );
}
