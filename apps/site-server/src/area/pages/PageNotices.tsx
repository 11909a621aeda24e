import type { Permission } from '@frontage/site-model/enums';
import type { ListedPage } from '../../pages/documents/list-pages';
import type { Contributor } from '../../accounts/create-identify';
import type { LeftOfPages } from './list-left';
import { LinksAround } from './LinksAround';
import { LinksHere } from './LinksHere';
import { pagesPath, type PageQuery } from './page-query';
import { mayEditPages } from './one-page';
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
  /** What is left of pages that were deleted. */
  readonly left: LeftOfPages & {
    readonly mayEdit: boolean;
    /** What else somebody may change. */
    readonly permissions: readonly Permission[];
  };
}

/** Gathers what is left of pages, and what somebody may change of that. */
export function leftOf(left: LeftOfPages, contributor: Contributor): PageNoticesProps['left'] {
  const { permissions } = contributor;
  return { ...left, permissions, mayEdit: mayEditPages(contributor) };
}

/** Renders what was just done to pages, with a button that undoes a deletion, and what was not. */
export function PageNotices({ act, done, wrong, href, left }: PageNoticesProps) {
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
      <DoneNotice act={act} done={done} href={href} left={left} />
    </>
  );
}

function DoneNotice({ act, done, href, left }: Omit<PageNoticesProps, 'wrong'>) {
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
    <div className="notice">
      <form className="row" method="post" action={href}>
        <p role="status">{said}</p>
        {pages.map(({ id, revision }) => (
          <input key={id} type="hidden" name={`pick@${id}`} value={revision} />
        ))}
        <button className="button" data-look="quiet" name="do" value="restore">
          {sayOfPages('undo')}
        </button>
      </form>
      <LeftOver {...left} count={pages.length} />
    </div>
  );
}

/** Where visitors would now be led to nothing, and what they still see in other languages. */
function LeftOver({
  links,
  translations,
  around,
  mayEdit,
  permissions,
  count,
}: PageNoticesProps['left'] & { count: number }) {
  return (
    <>
      {links.length > 0 && (
        <>
          <p className="aside">{sayOfPages('linksLeft', { count })}</p>
          <LinksHere links={links} mayEdit={mayEdit} />
        </>
      )}
      {translations.length > 0 && (
        <>
          <p className="aside">{sayOfPages('translationsLeft', { count })}</p>
          <ul>
            {translations.map(({ id, title, slug }) => (
              <li key={id}>
                <a href={`${pagesPath}/${id}`}>
                  <bdi>{title}</bdi> /{slug}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {around.length > 0 && (
        <>
          <p className="aside">{sayOfPages('aroundLeft', { count })}</p>
          <LinksAround links={around} permissions={permissions} />
        </>
      )}
    </>
  );
}
