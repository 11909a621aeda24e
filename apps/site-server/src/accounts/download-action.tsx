import * as z from 'zod';
import { actionsFor } from '../http/action/actions-for';
import type { Site } from '../sites/site-settings';
import { accountManner, sayOfAccounts, type AccountRefusal } from './account-manner';
import type { AccountServices } from './account-services';
import { contributorPage } from './contributor-page';
import { findContributor } from './find-contributor';
import { safeNext } from './safe-next';

const { defineAction } = actionsFor<AccountServices, Site, AccountRefusal>(accountManner);

const downloadPath = '/config/download';

/**
 * Returns the address of the page that starts a download. A browser that is led to a file keeps
 * showing the page that it comes from, here the one that asked for the password.
 *
 * @param href the path and query of the file
 */
export function downloadHref(href: string): string {
  return `${downloadPath}?${new URLSearchParams({ of: href }).toString()}`;
}

/** The page that starts a download once somebody has shown that it is still them. */
export const downloadAction = defineAction({
  method: 'GET',
  url: downloadPath,
  parameters: '?of=…',
  about: 'says that a download of the area begins, begins it, and leads back',
  who: 'contributor',
  guard: { none: 'changes nothing' },
  query: z.object({ of: z.string().max(500).default('').transform(safeNext) }),
  find: findContributor,
  run: () => undefined,
  json: false,
  page(_nothing, { site, found, query: { of } }) {
    const [path = ''] = of.split('?');
    const section = path.slice(0, Math.max(path.lastIndexOf('/'), '/config'.length));
    const page = contributorPage(
      site,
      found,
      { title: sayOfAccounts('downloadTitle'), section },
      <>
        <p role="status">{sayOfAccounts('downloadText')}</p>
        <div className="actions">
          <a className="button" href={section}>
            {sayOfAccounts('downloadBack')}
          </a>
          <a className="button" data-look="quiet" href={of}>
            {sayOfAccounts('downloadAgain')}
          </a>
        </div>
      </>,
    );
    return { ...page, headers: { ...page.headers, refresh: `0; url=${of}` } };
  },
});
