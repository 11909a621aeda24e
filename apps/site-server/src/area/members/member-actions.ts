import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import { formBody } from '../../http/action/body-reader';
import type { Call } from '../../http/action/call';
import { Refused } from '../../http/action/refused';
import { seeOther } from '../../http/see-other';
import { findMemberById } from '../../members/members';
import { listBuyerOrders } from '../../shop/orders/list-buyer-orders';
import { listRenewed } from '../../shop/subscriptions/list-renewed';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import { defineAction, refuse, who, type MemberListServices } from './define-member-action';
import { memberPage, removeMemberPage, type ShownMember } from './member-page';
import { membersPath } from './member-query';
import { removeMembers } from './remove-members';

async function findShown(
  call: Pick<Call<Site, { id: string }>, 'request' | 'site' | 'params'>,
  services: MemberListServices,
) {
  const contributor = await findContributor(call, services);
  if (contributor instanceof Refused) return contributor;
  const { site, params } = call;
  const { read } = services.store;
  const member = isStorable(params.id) ? await findMemberById(read, params.id) : undefined;
  if (member?.siteId !== site.id) return refuse({ status: 404, code: 'gone' });
  const orders = await listBuyerOrders(read, site.id, member.email);
  const renewed = await listRenewed(
    read,
    orders.map(({ id }) => id),
  );
  const shown: ShownMember = {
    contributor,
    member,
    orders: orders.length,
    renewed: renewed.length,
  };
  return shown;
}

/** One member: who they are, and their removal. */
export const memberActions = [
  defineAction({
    method: 'GET',
    url: `${membersPath}/:id`,
    about: 'one member: address, when they joined, how many orders have their address',
    who,
    guard: { none: 'changes nothing' },
    find: findShown,
    run: ({ found }) => found,
    json: false,
    page: (shown, { site }) => memberPage(site, shown),
  }),
  defineAction({
    method: 'GET',
    url: `${membersPath}/:id/remove`,
    about: 'asks before a member is removed, and says what stays',
    who,
    guard: { none: 'changes nothing' },
    find: findShown,
    run: ({ found }) => found,
    json: false,
    page: (shown, { site }) => removeMemberPage(site, shown),
  }),
  defineAction({
    method: 'POST',
    url: `${membersPath}/:id/remove`,
    about:
      'removes a member with all their sessions and their cart, and mails them; their orders stay; ' +
      '303 to the list',
    who,
    needsRecentSignIn: true,
    guard: 'origin',
    body: formBody(z.object({})),
    find: findShown,
    run: ({ request, site, found: { contributor, member } }, services) =>
      removeMembers(services, { request, site, by: contributor.account }, [member]),
    json: false,
    page: () => seeOther(`${membersPath}?done=removed`),
  }),
];
