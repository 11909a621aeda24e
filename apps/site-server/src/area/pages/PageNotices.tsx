import { pagesHref } from './page-query';
import { sayOfPages } from './page-texts';
import type { ListedPages } from './load-pages';

/** What was just done to pages. */
export interface PageNoticesProps extends Pick<ListedPages, 'query' | 'done'> {
  /** Why something was not done to some. */
  readonly wrong: readonly string[];
}

/** Renders what was just done to pages, with a button that undoes a deletion, and what was not. */
export function PageNotices({ query, done, wrong }: PageNoticesProps) {
  return (
    <>
      {wrong.length > 0 && (
        <div className="notice" role="alert">
          {wrong.map((text, index) => (
            <p key={`${index} ${text}`}>{text}</p>
          ))}
        </div>
      )}
      {query.done === 'nothing' && (
        <p className="notice" role="alert">
          {sayOfPages('nothingDone')}
        </p>
      )}
      <DoneNotice query={query} done={done} />
    </>
  );
}

function DoneNotice({ query, done }: Pick<PageNoticesProps, 'query' | 'done'>) {
  const { done: act } = query;
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
    <form className="notice row" method="post" action={pagesHref(query)}>
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
