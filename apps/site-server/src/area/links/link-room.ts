import type { DeclaredSection } from '../area-sections';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { actionsFor } from '../../http/action/actions-for';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { findBrokenLinks } from './find-broken-links';
import { linksPage, linksPath } from './links-page';

/** The services of the list of broken links. */
export interface LinkServices {
  store: Pick<Store, 'read'>;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction } = actionsFor<LinkServices, Site, AccountRefusal>(accountManner);

/** The broken links of a site, over all of its pages. */
export const linkRoom = {
  sections: [
    { group: 'Site', path: linksPath, text: 'Broken links', needs: 'config.readContent' },
  ] satisfies readonly DeclaredSection[],
  actions: [
    defineAction({
      method: 'GET',
      url: linksPath,
      about:
        '`{ data: { links } }`: the links of all pages, settings, redirects, forms and events that ' +
        'lead nowhere, where each is and what is wrong with it',
      who: 'permission:config.readContent',
      guard: { none: 'changes nothing' },
      find: findContributor,
      run: ({ site }, { store }) => findBrokenLinks(store.read, site),
      json: (links) => ({
        data: { links: links.map(({ page, ...link }) => ({ ...link, pageId: page?.id })) },
      }),
      page: (links, { site, found }) => linksPage(site, found, links),
    }),
  ],
};
