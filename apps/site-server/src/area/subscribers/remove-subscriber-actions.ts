import { Refused } from '../../http/action/refused';
import { writeAudit } from '../../audit/write-audit';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { deleteSubscriber } from '../../newsletter/delete-subscriber';
import { findSubscriber } from '../../newsletter/subscribers';
import { isStorable } from '../../store/is-storable';
import { partHref } from '../list-query';
import * as z from 'zod';
import {
  defineSubscriberAction,
  findList,
  gone,
  type SubscriberServices,
} from './define-subscriber-action';
import { removeSubscriberPage } from './remove-subscriber-page';
import { subscriberListPath, subscribersPath } from './subscribers-path';

const url = `${subscribersPath}/:list/remove/:id` as const;
const who = 'permission:newsletter.editSubscribers';

/** Finds who asks, and the subscriber of the list that they ask about. */
async function findOnList(
  call: Parameters<typeof findList>[0] & { readonly params: { readonly id: string } },
  services: Pick<SubscriberServices, 'store' | 'identify'>,
) {
  const found = await findList(call, services);
  if (found instanceof Refused) return found;
  const { id } = call.params;
  const subscriber = isStorable(id) ? await findSubscriber(services.store.read, id) : undefined;
  return subscriber?.formId === found.list.id ? { ...found, subscriber } : gone();
}

/** Removing a subscriber for good, after asking once. */
export const removeSubscriberActions = [
  defineSubscriberAction({
    method: 'GET',
    url,
    about: 'asks before a subscriber is removed for good',
    who,
    guard: { none: 'changes nothing' },
    find: findOnList,
    run: ({ found }) => found,
    json: false,
    page: ({ contributor, list, subscriber: { id, email } }, { site }) =>
      removeSubscriberPage(site, contributor, { listId: list.id, id, email }),
  }),
  defineSubscriberAction({
    method: 'POST',
    url,
    about: 'removes a subscriber for good; 303 to the list',
    who,
    guard: 'origin',
    body: formBody(z.object({})),
    find: findOnList,
    run: ({ request, found: { contributor, list, subscriber } }, { store }) =>
      store.write(async (db) => {
        const email = await deleteSubscriber(db, list.id, subscriber.id);
        if (email === undefined) return;
        // The address is gone for good, so the log does not keep it either.
        const act = { act: 'subscriberRemoved', by: contributor.account, request } as const;
        await writeAudit(db, store, { ...act, subject: list.name });
      }),
    json: false,
    page: (_nothing, { found: { list } }) =>
      seeOther(partHref(subscriberListPath(list.id), {}, { done: 'removed' })),
  }),
];
