import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { EditedPage } from '../../pages/documents/edited-page';
import type { Site } from '../../sites/site-settings';
import { mountCopyButtons } from './mount-copy-buttons';
import { pagesPath } from './page-query';
import { mostPreviewLinks } from './preview-links';
import { sayOfPreviews } from './preview-texts';

/** A link to the newest version of a page, as it is listed. */
export interface ShownPreviewLink {
  readonly id: string;
  readonly href: string;
  readonly madeBy: string;
  /** In words, in the time zone of the site. */
  readonly until: string;
}

/** The links of a page, and what was just done. */
export interface ShownPreviewLinks {
  readonly page: EditedPage;
  readonly links: readonly ShownPreviewLink[];
  /** @default nothing */
  readonly done?: 'made' | 'ended' | 'full' | undefined;
}

const script = `(${mountCopyButtons.toString()})(document)`;

/** Answers with the links to the newest version of a page, and a form that makes one. */
export function previewLinksPage(
  site: Site,
  contributor: Contributor,
  { page, links, done }: ShownPreviewLinks,
): EndpointReply {
  const path = `${pagesPath}/${page.id}`;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfPreviews('title', { title: page.title }),
      section: pagesPath,
      scripts: [script],
    },
    <>
      <p>
        <a href={path}>{sayOfPreviews('back')}</a>
      </p>
      {done && (
        <p className="notice" role={done === 'full' ? 'alert' : 'status'}>
          {done === 'full'
            ? sayOfPreviews('full', { count: String(mostPreviewLinks) })
            : sayOfPreviews(`${done}Done`)}
        </p>
      )}
      <p className="quiet">{sayOfPreviews('intro')}</p>
      {links.length === 0 ? (
        <p>{sayOfPreviews('none')}</p>
      ) : (
        <LinkTable path={path} links={links} />
      )}
      <form className="filters short aside" method="post" action={`${path}/previews`}>
        <div className="field">
          <label htmlFor="days">{sayOfPreviews('lasts')}</label>
          <select id="days" name="days" defaultValue="7">
            <option value="1">{sayOfPreviews('day')}</option>
            <option value="7">{sayOfPreviews('week')}</option>
            <option value="30">{sayOfPreviews('month')}</option>
          </select>
        </div>
        <button className="button" name="do" value="add">
          {sayOfPreviews('make')}
        </button>
      </form>
    </>,
  );
}

function LinkTable({ path, links }: { path: string; links: readonly ShownPreviewLink[] }) {
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfPreviews('link')}</th>
          <th scope="col">{sayOfPreviews('ends')}</th>
          <th scope="col">{sayOfPreviews('madeBy')}</th>
          <th scope="col">{sayOfPreviews('end')}</th>
        </tr>
      </thead>
      <tbody>
        {links.map(({ id, href, madeBy, until }) => (
          <tr key={id}>
            <th scope="row">
              <span className="row">
                <a href={href}>{sayOfPreviews('open', { time: until })}</a>
                <button
                  className="button"
                  data-look="quiet"
                  type="button"
                  data-copy={href}
                  data-copied={sayOfPreviews('copied')}
                  hidden
                >
                  {sayOfPreviews('copy')}
                </button>
              </span>
            </th>
            <td className="quiet">{until}</td>
            <td className="quiet">
              <bdi>{madeBy}</bdi>
            </td>
            <td>
              <form method="post" action={`${path}/previews`}>
                <input type="hidden" name="link" value={id} />
                <button
                  className="button"
                  data-look="quiet"
                  name="do"
                  value="end"
                  aria-label={sayOfPreviews('endOf', { time: until })}
                >
                  {sayOfPreviews('end')}
                </button>
              </form>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
