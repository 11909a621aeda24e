import type { AccountRefusal } from '../../accounts/account-manner';
import { accountManner } from '../../accounts/account-manner';
import type { AccountServices } from '../../accounts/account-services';
import { findAccountById } from '../../accounts/accounts';
import { findContributor } from '../../accounts/find-contributor';
import { listInvitations } from '../../accounts/invitations';
import { countPeople, listPeople } from '../../accounts/list-people';
import { actionsFor } from '../../http/action/actions-for';
import type { Call } from '../../http/action/call';
import { Refused } from '../../http/action/refused';
import { findMailStates } from '../../mail/mails';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import { countList, cutPart } from '../list-part';
import { isFiltered, partOf } from '../list-query';
import type { ShownPeople } from './people-page';
import type { PeopleQuery } from './people-query';

/** The services of people. */
export type PeopleServices = Pick<
  AccountServices,
  'store' | 'identify' | 'outbox' | 'baseUrl' | 'signInLimit'
>;

/** What the actions of people are declared with. */
export const { defineAction, refuse } = actionsFor<PeopleServices, Site, AccountRefusal>(
  accountManner,
);

/** Loads what the list of people shows; the invitations stand below its top, where all are. */
export async function loadPeople(
  { store }: Pick<PeopleServices, 'store'>,
  siteId: string,
  query: PeopleQuery = {},
): Promise<ShownPeople> {
  const filter = { search: query.q, role: query.role };
  const isTop = !isFiltered(query) && !query.before && !query.after;
  const [found, invitations] = await Promise.all([
    listPeople(store.read, siteId, filter, partOf(query)),
    isTop ? listInvitations(store.read, siteId) : [],
  ]);
  const part = cutPart(found, query);
  const count = await countList(part, (most) => countPeople(store.read, siteId, filter, most));
  const mails = await findMailStates(
    store.read,
    invitations.map(({ mailId }) => mailId),
  );
  return { query, part, count, invitations, mails, now: store.now() };
}

/** Finds the person that an address names, and who asks for them. Those of other sites are none. */
export async function findPerson(
  call: Pick<Call<Site, { readonly id: string }>, 'request' | 'site' | 'params'>,
  services: PeopleServices,
) {
  const contributor = await findContributor(call, services);
  if (contributor instanceof Refused) return contributor;
  const { id } = call.params;
  const person = isStorable(id) ? await findAccountById(services.store.read, id) : undefined;
  return person?.siteId === call.site.id
    ? { contributor, person }
    : refuse({ status: 404, code: 'gone' });
}
