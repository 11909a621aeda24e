import { pickQuestionPage } from '../../accounts/pick-question-page';
import { writeAudit } from '../../audit/write-audit';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { deleteSubscriber } from '../../newsletter/delete-subscriber';
import { listSubscribersById } from '../../newsletter/listed-subscriber';
import { pickFields, readPicks } from '../list-picks';
import { partHref, placeIn } from '../list-query';
import { defineSubscriberAction, findList } from './define-subscriber-action';
import { subscriberQuery } from './subscriber-query';
import { subscriberListPath, subscribersPath } from './subscribers-path';
import { sayOfSubscribers } from './subscriber-texts';

/** Removing subscribers for good, after asking once. */
export const removeSubscriberActions = [
  defineSubscriberAction({
    method: 'POST',
    url: `${subscribersPath}/:list/remove`,
    about:
      '`do=remove@<id>`, or `do=remove` with `pick@<id>=on` for each: removes subscribers for ' +
      'good; asks once, until `sure=yes`; 303 to the list',
    who: 'permission:newsletter.editSubscribers',
    guard: 'origin',
    query: subscriberQuery,
    body: formBody(pickFields),
    find: findList,
    run: ({ request, body, found: { contributor, list } }, { store }) =>
      store.write(async (db) => {
        const { act, ids, isSure } = readPicks(body);
        const picked = act === 'remove' ? await listSubscribersById(db, list.id, ids) : [];
        if (picked.length > 0 && !isSure) return { asks: picked };
        for (const { id } of picked) {
          if ((await deleteSubscriber(db, list.id, id)) === undefined) continue;
          // The address is gone for good, so the log does not keep it either.
          const removed = { act: 'subscriberRemoved', by: contributor.account, request } as const;
          await writeAudit(db, store, { ...removed, subject: list.name });
        }
        return { done: picked.length > 0 ? 'removed' : 'nothing' };
      }),
    json: false,
    page({ asks, done }, { site, query, found: { contributor, list } }) {
      const path = subscriberListPath(list.id);
      if (!asks) return seeOther(partHref(path, query, { ...placeIn(query), done }));
      const [first] = asks;
      return pickQuestionPage(site, contributor, {
        title:
          asks.length === 1
            ? sayOfSubscribers('removeTitle', { email: first?.email ?? '' })
            : sayOfSubscribers('removeManyTitle', { count: asks.length }),
        section: subscribersPath,
        href: partHref(`${path}/remove`, query, placeIn(query)),
        backHref: partHref(path, query, placeIn(query)),
        act: 'remove',
        ids: asks.map(({ id }) => id),
        button: sayOfSubscribers('removeButton'),
        children: (
          <>
            <p>{sayOfSubscribers('removeText')}</p>
            {asks.length > 1 && <p>{asks.map(({ email }) => email).join(', ')}</p>}
          </>
        ),
      });
    },
  }),
];
