import { writeAudit } from '../../audit/write-audit';
import { multipartBody } from '../../http/action/body-reader';
import {
  addSubscriber,
  effectOfAdding,
  findStatuses,
  type AddedSubscriber,
} from '../../newsletter/add-subscriber';
import type { Database } from '../../store/database';
import { readTableForm } from '../read-table-form';
import { defineSubscriberAction, findList, gone } from './define-subscriber-action';
import { importSubscribersPage, type ShownSubscriberImport } from './import-subscribers-page';
import { planSubscribers, type TableSubscriber } from './plan-subscribers';
import { subscribersPath } from './subscribers-path';
import { sayOfSubscribers } from './subscriber-texts';

const url = `${subscribersPath}/:list/import` as const;
const who = 'permission:newsletter.editSubscribers';

/** The most addresses of one transaction: others write in between. */
const groupSize = 200;

/** Adding subscribers from a table, after a look at what would happen. */
export const importSubscriberActions = [
  defineSubscriberAction({
    method: 'GET',
    url,
    about: 'the page that adds subscribers from a table',
    who,
    guard: { none: 'changes nothing' },
    find: findList,
    run: ({ found }) => (found.list.isDeleted ? gone() : found),
    json: false,
    page: ({ contributor, list }, { site }) => importSubscribersPage(site, contributor, { list }),
  }),
  defineSubscriberAction({
    method: 'POST',
    url,
    about:
      'shows what a table of addresses would do; with `do=save` adds those who agreed as `source` ' +
      'says; 400 with what is wrong',
    who,
    guard: 'origin',
    body: multipartBody,
    find: findList,
    async run({ request, site, found: { contributor, list } }, { store }) {
      if (list.isDeleted) return gone();
      const form = await readTableForm(request);
      if (typeof form === 'string') return shown({ wrong: sayOfSubscribers(form) });
      const text = form.get('file') || (form.get('table') ?? '');
      const source = (form.get('source') ?? '').trim().slice(0, 500);
      const read = planSubscribers(text);
      const wrongSource = source === '' ? sayOfSubscribers('noSource') : undefined;
      if (read.wrong !== undefined || wrongSource !== undefined)
        return shown({ text, source, wrong: read.wrong, wrongSource });
      const { people, leftOut } = read;
      if (form.get('do') !== 'save') {
        const counts = await countEffects(store.read, list.id, people);
        return shown({ text, source, plan: { counts, leftOut } });
      }
      let saved = 0;
      for (let from = 0; from < people.length; from += groupSize) {
        const group = people.slice(from, from + groupSize);
        saved += await store.write(async (db) => {
          let added = 0;
          for (const person of group) {
            const who = { id: store.createId(), siteId: site.id, formId: list.id, source };
            const end = await addSubscriber(db, { ...who, ...person }, store.now());
            if (end === 'added' || end === 'confirmed') added += 1;
          }
          const act = { act: 'subscribersImported', by: contributor.account, request } as const;
          const subject = `${list.name}: ${added}`;
          const change = { before: '', after: source };
          if (added > 0) await writeAudit(db, store, { ...act, subject, change });
          return added;
        });
      }
      return shown({ saved });
    },
    json: false,
    page: (end, { site, found: { contributor, list } }) =>
      importSubscribersPage(site, contributor, { ...end, list }),
  }),
];

const shown = (some: Omit<ShownSubscriberImport, 'list'>): Omit<ShownSubscriberImport, 'list'> =>
  some;

async function countEffects(read: Database, formId: string, people: readonly TableSubscriber[]) {
  const keys = people.map(({ email }) => email.toLowerCase());
  const statuses = await findStatuses(read, formId, keys);
  const counts: Record<AddedSubscriber, number> = { added: 0, confirmed: 0, kept: 0, left: 0 };
  for (const key of keys) counts[effectOfAdding(statuses.get(key))] += 1;
  return counts;
}
