import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import { logListExport } from '../../audit/log-list-export';
import { writeAudit } from '../../audit/write-audit';
import { findKnownForm } from '../../forms/definitions/known-forms';
import { saveForm } from '../../forms/definitions/forms';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { enteredText } from '../../store/entered-text';
import { csvReply } from '../csv-reply';
import { defineFormAction } from './define-form-action';
import { exportForms } from './export-forms';
import { formPath, formQuery, formsPath } from './form-query';
import { formStarts, startForm } from './form-start';
import { sayOfForms } from './form-texts';
import { formsPage } from './forms-page';
import { listAreaForms } from './list-area-forms';
import { newFormPage } from './new-form-page';

const who = 'permission:config.editContent';

/** The forms of a site, and new ones. */
export const formListActions = [
  defineFormAction({
    method: 'GET',
    url: formsPath,
    parameters: '?q=…&state=used|unused|deleted',
    about: 'the forms of the site by name, with the pages that show them and their messages',
    who,
    guard: { none: 'changes nothing' },
    query: formQuery,
    find: findContributor,
    async run({ site, query }, { store: { read } }) {
      const forms = await listAreaForms(read, site.id, query);
      const deleted = query.deleted && (await findKnownForm(read, site.id, query.deleted));
      return { forms, ...(deleted && deleted.isDeleted && { deleted }) };
    },
    json: ({ forms }) => ({ data: { forms } }),
    page: (list, { site, found, query }) => formsPage(site, found, { ...list, query }),
  }),
  defineFormAction({
    method: 'GET',
    url: `${formsPath}/export`,
    parameters: '?q=…&state=used|unused|deleted',
    about: 'the forms that the list shows as a table, CSV, which the log tells',
    who,
    needsRecentSignIn: true,
    guard: { none: 'changes nothing but the log' },
    query: formQuery,
    find: findContributor,
    async run({ site, request, query, found: { account: by, permissions } }, { store }) {
      await logListExport(store, { by, request, subject: sayOfForms('title') });
      const mayRead = permissions.includes('config.readSubmissions');
      return exportForms(store.read, site.id, query, mayRead);
    },
    json: false,
    page: (pieces) => csvReply('forms.csv', pieces),
  }),
  defineFormAction({
    method: 'GET',
    url: `${formsPath}/new`,
    about: 'asks for the name of a new form, and what it begins with',
    who,
    guard: { none: 'changes nothing' },
    find: findContributor,
    run: () => undefined,
    json: false,
    page: (_nothing, { site, found }) => newFormPage(site, found, { start: 'contact' }),
  }),
  defineFormAction({
    method: 'POST',
    url: formsPath,
    about: '`name`, `start`: makes a form, which no page shows yet; 303 to it, 400 without a name',
    who,
    guard: 'origin',
    body: formBody(z.object({ name: enteredText(200), start: z.enum(formStarts) })),
    find: findContributor,
    async run({ request, site, body: { name, start }, found: { account: by } }, { store }) {
      if (name === '') return undefined;
      const id = store.createId();
      await store.change(async (db) => {
        await saveForm(db, site.id, startForm(start, id, name), store.now());
        await writeAudit(db, store, { act: 'formAdded', by, request, subject: name });
      });
      return id;
    },
    json: false,
    page: (id, { site, found, body: { start } }) =>
      id === undefined
        ? newFormPage(site, found, { start, wrong: sayOfForms('wrongName') })
        : seeOther(`${formPath(id)}?done=added`),
  }),
];
