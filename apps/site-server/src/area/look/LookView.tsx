import type { LoadedLook } from './load-look';
import { lookPageHref, lookPath } from './look-query';
import { sayOfLook } from './look-texts';

/** Where a look is tried. */
export interface LookViewProps extends Pick<LoadedLook, 'pages'> {
  /** The path and query of the page in the frame. */
  readonly at: string;
}

/**
 * Renders a page of the site in the draft of its look, in a frame. Where scripts run, one fills the
 * frame itself, with the page in what is chosen at the moment.
 */
export function LookView({ at, pages }: LookViewProps) {
  const isListed = pages.some(({ path }) => path === at);
  return (
    <section className="look-view" aria-label={sayOfLook('view')}>
      <form className="row" method="get" action={lookPath} data-look-view="">
        <div className="field">
          <label htmlFor="at">{sayOfLook('page')}</label>
          <select id="at" name="at" defaultValue={at}>
            {!isListed && <option value={at}>{at}</option>}
            {pages.map(({ path, title }) => (
              <option key={path} value={path}>
                {`${path} · ${title}`}
              </option>
            ))}
          </select>
        </div>
        <button className="button" data-look="quiet" data-look-show="">
          {sayOfLook('show')}
        </button>
        <div className="field" data-look-schemes="" hidden>
          <label htmlFor="scheme">{sayOfLook('scheme')}</label>
          <select id="scheme">
            <option value="light dark">{sayOfLook('asDevice')}</option>
            <option value="light">{sayOfLook('inLight')}</option>
            <option value="dark">{sayOfLook('inDark')}</option>
          </select>
        </div>
      </form>
      <div className="look-frame" data-look-frame={sayOfLook('view')}>
        <noscript>
          <iframe title={sayOfLook('view')} src={lookPageHref(at)} />
        </noscript>
      </div>
      <p className="quiet hint">{sayOfLook('viewHint')}</p>
    </section>
  );
}
