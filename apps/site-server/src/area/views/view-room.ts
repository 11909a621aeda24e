import * as z from 'zod';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import type { Site } from '../../sites/site-settings';
import { enteredText } from '../../store/entered-text';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';
import { insertSavedView, removeSavedView } from '../../views/saved-views';
import { viewsPath } from '../SavedViews';

/** The services of saved views. */
export interface ViewServices {
  store: Pick<Store, 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction, refuse } = actionsFor<ViewServices, Site, AccountRefusal>(accountManner);

const gone = () => refuse({ status: 404, code: 'gone' });

/** Whether a list is a section or stands below one; everything stands below the start. */
function isWithin(path: string, section: string): boolean {
  const isBelow = section !== '/config' && path.startsWith(`${section}/`);
  // It becomes a header of the answer.
  return path === section || (isBelow && /^[\w/-]+$/.test(path));
}

const viewBody = z.object({
  path: z.string().max(100),
  query: z.string().min(1).max(1000).refine(isStorable),
  name: enteredText(60).pipe(z.string().min(1)),
});

/** Filters of lists under names. Nobody else sees those of a person, so no log tells of them. */
export const viewRoom = {
  actions: [
    defineAction({
      method: 'POST',
      url: viewsPath,
      about:
        '`path`, `query`, `name`: keeps what a list is filtered by under a name, for oneself; the ' +
        'same name anew changes it; 303 to the list, 409 for the 51st',
      who: 'contributor',
      guard: 'origin',
      body: formBody(viewBody),
      find: findContributor,
      async run({ site, body: { path, query, name }, found: { account, sections } }, { store }) {
        const lists = sections.flatMap((group) => group.sections);
        if (!lists.some((list) => isWithin(path, list.path))) return gone();
        // As the list writes it, so that it knows the view again.
        const saved = new URLSearchParams(query).toString();
        const isSaved = await store.write((db) =>
          insertSavedView(db, {
            id: store.createId(),
            site_id: site.id,
            account_id: account.id,
            path,
            name,
            query: saved,
            created_at: store.now(),
          }),
        );
        return isSaved ? `${path}?${saved}` : refuse({ status: 409, code: 'tooManyViews' });
      },
      json: () => ({ data: {} }),
      page: (href) => seeOther(href),
    }),
    defineAction({
      method: 'POST',
      url: `${viewsPath}/:id/remove`,
      about: 'removes one of one’s own views; 303 to its list, which can save it anew',
      who: 'contributor',
      guard: 'origin',
      find: findContributor,
      run: async ({ params: { id }, found: { account } }, { store }) =>
        (await store.write((db) => removeSavedView(db, account.id, id))) ?? gone(),
      json: () => ({ data: {} }),
      page: ({ path, query }) => seeOther(`${path}?${query}`),
    }),
  ],
};
