import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { areaHome } from '../../accounts/safe-next';
import { actionsFor } from '../../http/action/actions-for';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
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
      url: areaHome,
      about:
        'what waits for who is signed in, by what their roles allow: new messages, orders to send, ' +
        'failed payments, low stock, reviews',
      who: 'contributor',
      guard: { none: 'changes nothing' },
      find: findContributor,
      run: ({ site, found: { permissions } }, { store }) =>
        loadStart({ db: store.read, siteId: site.id }, permissions),
      json: (groups) => ({ data: { groups } }),
      page: (groups, { site, found }) => startPage(site, found, groups),
    }),
  ],
};
