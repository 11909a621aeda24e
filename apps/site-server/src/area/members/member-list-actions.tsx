import { findContributor } from '../../accounts/find-contributor';
import { pickQuestionPage } from '../../accounts/pick-question-page';
import { logListExport } from '../../audit/log-list-export';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import {
  countMembers,
  listMembers,
  listMembersById,
  type ListedMember,
} from '../../members/list-members';
import { readMemberSettings } from '../../members/member-settings';
import { csvReply } from '../csv-reply';
import { exportList, exportTime, type ExportColumn } from '../export-list';
import { countList, cutPart } from '../list-part';
import { pickFields, readPicks } from '../list-picks';
import { partHref, partOf, placeIn } from '../list-query';
import { defineAction, who } from './define-member-action';
import { memberQuery, membersPath } from './member-query';
import { sayOfMembers } from './member-texts';
import { membersPage } from './members-page';
import { removeMembers } from './remove-members';

const columns: readonly ExportColumn<ListedMember>[] = [
  { heading: 'Name', cell: ({ name }) => name },
  { heading: 'Email', cell: ({ email }) => email },
  { heading: 'Joined (UTC)', cell: ({ createdAt }) => exportTime(createdAt) },
];

/** The list of members: its parts, its table, and removing several of them. */
export const memberListActions = [
  defineAction({
    method: 'GET',
    url: membersPath,
    parameters: '?q=…&state=new|earlier&sort=oldest&before=…&after=…',
    about: 'the members of the site, newest first, fifty at a time, searched by name or address',
    who,
    guard: { none: 'changes nothing' },
    query: memberQuery,
    find: findContributor,
    async run({ site, query }, { store: { read, now } }) {
      const filter = { search: query.q, state: query.state, now: now() };
      const part = cutPart(await listMembers(read, site.id, filter, partOf(query)), query);
      const count = await countList(part, (most) => countMembers(read, site.id, filter, most));
      return { part, count };
    },
    json: ({ count, part }) => ({ data: { count, members: part.rows } }),
    page: (list, { site, found, query }) =>
      membersPage(site, found, { ...list, ...readMemberSettings(site.settings), query }),
  }),
  defineAction({
    method: 'POST',
    url: membersPath,
    about:
      '`do=remove` with `pick@<id>=on` for each: removes members, and mails them; asks once, until ' +
      '`sure=yes`; 303 to the list',
    who,
    needsRecentSignIn: true,
    guard: 'origin',
    query: memberQuery,
    body: formBody(pickFields),
    find: findContributor,
    async run({ request, site, body, found: { account: by } }, services) {
      const { act, ids, isSure } = readPicks(body);
      const members =
        act === 'remove' ? await listMembersById(services.store.read, site.id, ids) : [];
      if (members.length > 0 && !isSure) return { asks: members };
      await removeMembers(services, { request, site, by }, members);
      return { done: members.length > 0 ? 'removed' : 'nothing' };
    },
    json: false,
    page: ({ asks, done }, { site, query, found }) =>
      asks === undefined
        ? seeOther(partHref(membersPath, query, { ...placeIn(query), done }))
        : pickQuestionPage(site, found, {
            title: sayOfMembers('removeManyTitle', { count: asks.length }),
            section: membersPath,
            href: partHref(membersPath, query, placeIn(query)),
            act: 'remove',
            ids: asks.map(({ id }) => id),
            button: sayOfMembers('removeManyButton'),
            children: (
              <>
                <p>{sayOfMembers('removeManyText')}</p>
                <ul>
                  {asks.map(({ id, name, email }) => (
                    <li key={id}>
                      <bdi>{name}</bdi> ({email})
                    </li>
                  ))}
                </ul>
              </>
            ),
          }),
  }),
  defineAction({
    method: 'GET',
    url: `${membersPath}/export`,
    parameters: '?q=…&state=new|earlier&sort=oldest',
    about: 'the members that the list shows as a table, CSV, which the log tells',
    who,
    needsRecentSignIn: true,
    guard: { none: 'changes nothing but the log' },
    query: memberQuery,
    find: findContributor,
    async run({ site, request, query, found: { account: by } }, { store }) {
      await logListExport(store, { by, request, subject: sayOfMembers('title') });
      const filter = { search: query.q, state: query.state, now: store.now() };
      return exportList(
        columns,
        (part) => listMembers(store.read, site.id, filter, part),
        query.sort,
      );
    },
    json: false,
    page: (pieces) => csvReply('members.csv', pieces),
  }),
];
