import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { mountPreview } from './mount-preview';
import { formatFramedPage, previewPath } from './preview-path';
import { sayOfPreview } from './preview-texts';

/** The script of the page, as text, which its policy allows by its hash. */
const script = `(${mountPreview.toString()})(document)`;

/**
 * Answers with the site in a frame [2.06]. A page in a frame leads nowhere by itself, so that its
 * links can be followed.
 *
 * @param site the site
 * @param contributor who looks at it
 * @param page the path and query of the page in the frame
 */
export function previewPage(site: Site, contributor: Contributor, page: string): EndpointReply {
  const reply = contributorPage(
    site,
    contributor,
    { title: sayOfPreview('title'), section: previewPath, scripts: [script], frames: ["'self'"] },
    <div
      className="preview"
      data-preview={previewPath}
      data-full={sayOfPreview('full')}
      data-leave={sayOfPreview('leave')}
    >
      <div className="row">
        <p className="quiet" dir="ltr" data-address="">
          {page}
        </p>
        <details className="guide">
          <summary>{sayOfPreview('guide')}</summary>
          <ul>
            <li data-keys="">{sayOfPreview('escapeHere')}</li>
            <li>{sayOfPreview('escapeThere')}</li>
            <li>{sayOfPreview('signOut')}</li>
            <li>{sayOfPreview('close')}</li>
          </ul>
        </details>
        <a className="button" data-look="quiet" data-open="" href={withoutRedirect(page)}>
          {sayOfPreview('open')}
        </a>
        <button className="button" data-look="quiet" type="button" aria-pressed="false" hidden>
          {sayOfPreview('full')}
        </button>
      </div>
      <iframe title={sayOfPreview('frame')} src={page} />
    </div>,
  );
  return { ...reply, cookies: [...(reply.cookies ?? []), formatFramedPage(page)] };
}

/** The address of a page that shows itself to an owner too. */
function withoutRedirect(page: string): string {
  return `${page}${page.includes('?') ? '&' : '?'}noredirect`;
}
