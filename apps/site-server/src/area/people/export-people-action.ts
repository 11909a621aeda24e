import { findContributor } from '../../accounts/find-contributor';
import { listPeople, type Person } from '../../accounts/list-people';
import { logListExport } from '../../audit/log-list-export';
import { csvReply } from '../csv-reply';
import { exportList, exportTime, type ExportColumn } from '../export-list';
import { defineAction } from './load-people';
import { peoplePath } from './people-paths';
import { peopleQuery } from './people-query';
import { sayOfPeople } from './people-texts';
import { writeRoles } from './role-texts';

const columns: readonly ExportColumn<Person>[] = [
  { heading: 'Name', cell: ({ name }) => name },
  { heading: 'Email', cell: ({ email }) => email },
  { heading: 'Roles', cell: ({ roles }) => writeRoles(roles) },
  { heading: 'Last here (UTC)', cell: ({ seenAt }) => exportTime(seenAt ?? null) },
  { heading: 'Since (UTC)', cell: ({ createdAt }) => exportTime(createdAt) },
];

/** Takes out who looks after a site, as the list shows them. */
export const exportPeopleAction = defineAction({
  method: 'GET',
  url: `${peoplePath}/export`,
  parameters: '?q=…&role=…&sort=oldest',
  about: 'the people that the list shows as a table, CSV, which the log tells',
  who: 'permission:settings.contributors',
  needsRecentSignIn: true,
  guard: { none: 'changes nothing but the log' },
  query: peopleQuery,
  find: findContributor,
  async run({ site, request, query, found: { account: by } }, { store }) {
    await logListExport(store, { by, request, subject: sayOfPeople('title') });
    const filter = { search: query.q, role: query.role };
    return exportList(columns, (part) => listPeople(store.read, site.id, filter, part), query.sort);
  },
  json: false,
  page: (pieces) => csvReply('people.csv', pieces),
});
