import { findContributor } from '../../accounts/find-contributor';
import { pickQuestionPage } from '../../accounts/pick-question-page';
import { writeAudit } from '../../audit/write-audit';
import { deleteMessages } from '../../forms/submissions/delete-messages';
import { flagMessages, markMessages } from '../../forms/submissions/messages';
import { formBody } from '../../http/action/body-reader';
import type { EndpointRequest } from '../../http/endpoint';
import { seeOther } from '../../http/see-other';
import type { Contributor } from '../../accounts/create-identify';
import { pickFields, readPicks } from '../list-picks';
import { defineMessageAction, type MessageServices } from './define-message-action';
import { messageQuery, messagesHref, messagesPath, type MarkedMessages } from './message-query';
import { sayOfMessages } from './message-texts';

/** What is done to messages, and by whom. */
interface MessagePicks {
  readonly contributor: Contributor;
  readonly request: Pick<EndpointRequest, 'address'>;
  readonly act: string;
  readonly ids: readonly string[];
}

/** What is done to the messages that are picked, or to the one whose button was pressed. */
export const messagePickActions = [
  defineMessageAction({
    method: 'POST',
    url: messagesPath,
    about:
      '`do=read`, `unread`, `spam`, `ham` or `delete` with `pick@<id>=on` for each: marks messages ' +
      'as read, new, spam or no spam, or deletes them for good, which asks once, until ' +
      '`sure=yes`; 303 to the list, which offers to undo a mark',
    who: 'permission:config.readSubmissions',
    guard: 'origin',
    query: messageQuery,
    body: formBody(pickFields),
    find: findContributor,
    async run({ request, body, found: contributor }, services) {
      const { act, ids, isSure } = readPicks(body);
      const mayEdit = contributor.permissions.includes('config.editSubmissions');
      if (act === 'delete' && mayEdit && ids.length > 0 && !isSure) return { asks: ids };
      return { marked: await takePicks(services, { contributor, request, act, ids }) };
    },
    json: false,
    page: ({ asks, marked }, { site, query, found }) =>
      asks === undefined
        ? seeOther(messagesHref(messagesPath, query, query, marked))
        : pickQuestionPage(site, found, {
            title: sayOfMessages('removeMany', { count: asks.length }),
            section: messagesPath,
            href: messagesHref(messagesPath, query, query),
            act: 'delete',
            ids: asks,
            button: sayOfMessages('removeButton'),
            children: <p>{sayOfMessages('removeText')}</p>,
          }),
  }),
];

/** Does to messages what somebody may do to them. */
async function takePicks(
  { store, uploads }: MessageServices,
  { contributor: { account: by, permissions }, request, act, ids }: MessagePicks,
): Promise<MarkedMessages> {
  const { siteId } = by;
  if (ids.length === 0) return { done: 'nothing', ids: [] };
  if (act === 'read' || act === 'unread') {
    const readAt = act === 'read' ? store.now() : undefined;
    return {
      done: act,
      ids: await store.write((db) => markMessages(db, siteId, ids, readAt)),
    };
  }
  if (!permissions.includes('config.editSubmissions')) return { done: 'nothing', ids: [] };
  if (act === 'spam' || act === 'ham')
    return {
      done: act,
      ids: await store.write((db) => flagMessages(db, siteId, ids, act === 'spam')),
    };
  if (act !== 'delete') return { done: 'nothing', ids: [] };
  const deleted = await store.write(async (db) => {
    const gone = await deleteMessages(db, siteId, ids);
    // What they said is gone for good, so the log does not keep it either.
    const subject = String(gone.ids.length);
    if (gone.ids.length > 0)
      await writeAudit(db, store, { act: 'messagesDeleted', by, request, subject });
    return gone;
  });
  for (const file of deleted.files) await uploads.remove(file);
  return deleted.ids.length === 0 ? { done: 'nothing', ids: [] } : { done: 'deleted', ids: [] };
}
