import * as z from 'zod';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { actionsFor } from '../../http/action/actions-for';
import { immutable } from '../../http/immutable';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';
import { findPath } from '../FindDialog';
import { findMenuScript, findMenuPath } from '../find-script';
import { findPage } from './find-page';
import { foundParts, loadFound } from './load-found';

/** The services of finding. */
export interface FindServices {
  store: Pick<Store, 'read' | 'now'>;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction } = actionsFor<FindServices, Site, AccountRefusal>(accountManner);

/** One field that finds everything in the area. */
export const findRoom = {
  actions: [
    defineAction({
      method: 'GET',
      url: findPath,
      parameters: '?q=…&part=first|second|third',
      about:
        'sections, what can be done, and pages, products, orders, messages, members, people and ' +
        'files that have all words, five of each, of those that who is signed in may open, in three parts or at once',
      who: 'contributor',
      guard: { none: 'changes nothing' },
      query: z.object({
        q: z.string().max(200).refine(isStorable).optional().catch(undefined),
        part: z.enum(foundParts).optional().catch(undefined),
      }),
      find: findContributor,
      run: ({ site, query: { q = '', part }, found }, { store }) =>
        loadFound({ store, site, search: q.trim() }, found, part),
      json: (groups) => ({ data: { groups } }),
      page: (groups, { site, found, query: { q = '' } }) =>
        findPage(site, found, { search: q, groups }),
    }),
    defineAction({
      method: 'GET',
      url: findMenuPath,
      about: 'the script of the dialog that finds, which pages of the area load when it opens',
      kept: 'immutable',
      who: 'anyone',
      guard: { none: 'changes nothing' },
      run: () => findMenuScript,
      json: false,
      page: (body) => ({
        status: 200,
        headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': immutable },
        body,
      }),
    }),
  ],
};
