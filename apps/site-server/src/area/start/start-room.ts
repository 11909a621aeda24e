import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { areaHome } from '../../accounts/safe-next';
import { actionsFor } from '../../http/action/actions-for';
import { seeOther } from '../../http/see-other';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import * as z from 'zod';
import { previewPage } from '../preview/preview-page';
import { readFramedPage, readLastFramed } from '../preview/preview-path';
import { loadStart } from './load-start';
import { startPage } from './start-page';

/** The services of the first page. */
export interface StartServices {
  store: Pick<Store, 'read'>;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction } = actionsFor<StartServices, Site, AccountRefusal>(accountManner);

/** The first page of the area. */
export const startRoom = {
  actions: [
    defineAction({
      method: 'GET',
      url: `${areaHome}/`,
      parameters: '?frameUrl=…',
      about: 'the same, as pages of the site call it [2.06]: 303',
      who: 'anyone',
      guard: { none: 'changes nothing' },
      run: ({ request: { query } }) => (query.size > 0 ? `?${query.toString()}` : ''),
      json: false,
      page: (search) => seeOther(areaHome + search),
    }),
    defineAction({
      method: 'GET',
      url: areaHome,
      parameters: '?frameUrl=…',
      about:
        'what waits for who is signed in, by what their roles allow: new messages, orders to send, ' +
        'failed payments, low stock, reviews; with `frameUrl=<path>` the site in a frame [2.06], the ' +
        'page of last time where it is empty',
      who: 'contributor',
      guard: { none: 'changes nothing' },
      find: findContributor,
      query: z.object({ frameUrl: z.string().max(2000).optional().catch(undefined) }),
      run: ({ site, query: { frameUrl }, found: { permissions } }, { store }) =>
        frameUrl === undefined ? loadStart({ db: store.read, siteId: site.id }, permissions) : [],
      json: (groups) => ({ data: { groups } }),
      page: (groups, { request, site, query: { frameUrl }, found }) =>
        frameUrl === undefined
          ? startPage(site, found, groups)
          : previewPage(
              site,
              found,
              frameUrl === '' ? readLastFramed(request.headers.cookie) : readFramedPage(frameUrl),
            ),
    }),
  ],
};
