import type { ListedPage } from '../../pages/documents/list-pages';
import type { PageQuery } from './page-query';
import { sayOfPages } from './page-texts';

/** What was just done to pages. */
export interface PageNoticesProps {
  /** What was done; undefined for nothing. */
  readonly act: PageQuery['done'];
  /** The pages that it was done to. */
  readonly done: readonly ListedPage[];
  /** Why something was not done to some. */
  readonly wrong: readonly string[];
  /** The address of the list, where a deletion is undone. */
  readonly href: string;
}

/** Renders what was just done to pages, with a button that undoes a deletion, and what was not. */
export function PageNotices({ act, done, wrong, href }: PageNoticesProps) {
  return (
    <>
      {wrong.length > 0 && (
        <div className="notice" role="alert">
          {wrong.map((text, index) => (
            <p key={`${index} ${text}`}>{text}</p>
          ))}
        </div>
      )}
      {act === 'nothing' && (
        <p className="notice" role="alert">
          {sayOfPages('nothingDone')}
        </p>
      )}
      <DoneNotice act={act} done={done} href={href} />
    </>
  );
}

function DoneNotice({ act, done, href }: Omit<PageNoticesProps, 'wrong'>) {
  if (act === undefined || act === 'nothing') return null;
  // An address says what was done; it is repeated only while the pages agree.
  const pages = done.filter(({ state }) => (state === 'deleted') === (act === 'delete'));
  const [first] = pages;
  if (!first) return null;
  const { title } = first;
  const said =
    pages.length === 1
      ? sayOfPages(`${act}Done`, { title })
      : sayOfPages(`${act}ManyDone`, { count: pages.length });
  if (act !== 'delete')
    return (
      <p className="notice" role="status">
        {said}
      </p>
    );
  return (
    <form className="notice row" method="post" action={href}>
      <p role="status">{said}</p>
      {pages.map(({ id, revision }) => (
        <input key={id} type="hidden" name={`pick@${id}`} value={revision} />
      ))}
      <button className="button" data-look="quiet" name="do" value="restore">
        {sayOfPages('undo')}
      </button>
    </form>
  );
}
