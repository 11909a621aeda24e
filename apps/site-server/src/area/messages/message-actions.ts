import * as z from 'zod';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { writeAudit } from '../../audit/write-audit';
import type { FileStore } from '../../files/file-store';
import { findKnownForm, listKnownForms } from '../../forms/definitions/known-forms';
import { findPastForms, formAt } from '../../forms/definitions/past-forms';
import { exportSubmissions } from '../../forms/submissions/export-submissions';
import { findMessage, listMessages, markMessages } from '../../forms/submissions/messages';
import { listUploadsOf } from '../../forms/uploads/uploads';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import type { Call } from '../../http/action/call';
import { Refused } from '../../http/action/refused';
import { seeOther } from '../../http/see-other';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';
import { csvReply } from '../csv-reply';
import { cutPart } from '../list-part';
import { pickFields, readPicks } from '../list-picks';
import { partOf } from '../list-query';
import { fileReply } from './file-reply';
import { messagePage } from './message-page';
import { messageQuery, messagesHref, messagesPath } from './message-query';
import { messagesPage } from './messages-page';

/** The services of messages. */
export interface MessageServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
  /** The files that visitors sent. */
  uploads: Pick<FileStore, 'read'>;
}

const { defineAction, refuse } = actionsFor<MessageServices, Site, AccountRefusal>(accountManner);

const gone = () => refuse({ status: 404, code: 'gone' });

/** Finds the message that an address names, with its form and files, and who asks for it. */
async function findNamed(
  call: Pick<Call<Site, { readonly id: string }>, 'request' | 'site' | 'params'>,
  services: MessageServices,
) {
  const contributor = await findContributor(call, services);
  if (contributor instanceof Refused) return contributor;
  const { read } = services.store;
  const { id } = call.params;
  const message = isStorable(id) ? await findMessage(read, call.site.id, id) : undefined;
  const form = message && (await findKnownForm(read, call.site.id, message.formId));
  return message && form ? { contributor, message, form } : gone();
}

/** What visitors have sent by the forms of a site, for those who look after it. */
export const messageActions = [
  defineAction({
    method: 'GET',
    url: messagesPath,
    parameters: '?q=…&form=…&state=unread|read|suspected&sort=oldest&before=…&after=…',
    about: 'the messages of all forms, newest first, fifty at a time',
    who: 'permission:config.readSubmissions',
    guard: { none: 'changes nothing' },
    query: messageQuery,
    find: findContributor,
    async run({ site, query }, { store: { read } }) {
      const { q: search, form: formId, state } = query;
      const [forms, found] = await Promise.all([
        listKnownForms(read, site.id),
        listMessages(read, site.id, { search, formId, state }, partOf(query)),
      ]);
      const oldest = Math.min(...found.map(({ createdAt }) => createdAt));
      const formIds = found.map((message) => message.formId);
      const past = await findPastForms(read, formIds, oldest);
      return { forms, past, ...cutPart(found, query) };
    },
    json: ({ rows }) => ({
      data: { messages: rows.map(({ values: _, ...message }) => message) },
    }),
    page: (list, { site, found, query }) => messagesPage(site, found, { ...list, query }),
  }),
  defineAction({
    method: 'POST',
    url: messagesPath,
    about:
      '`do=read` or `do=unread` with `pick@<id>=on` for each: marks messages as read or as new; ' +
      '303 to the list, which offers to undo it',
    who: 'permission:config.readSubmissions',
    guard: 'origin',
    query: messageQuery,
    body: formBody(pickFields),
    find: findContributor,
    async run({ site, body }, { store }) {
      const { act, ids } = readPicks(body);
      if ((act !== 'read' && act !== 'unread') || ids.length === 0)
        return { done: 'nothing', ids: [] } as const;
      const readAt = act === 'read' ? store.now() : undefined;
      const marked = await store.write((db) => markMessages(db, site.id, ids, readAt));
      return { done: act, ids: marked } as const;
    },
    page: (marked, { query }) => seeOther(messagesHref(messagesPath, query, query, marked)),
  }),
  defineAction({
    method: 'GET',
    url: `${messagesPath}/export`,
    parameters: '?form=…',
    about: 'the messages of a form as a table, CSV',
    who: 'permission:config.exportSubmissions',
    needsRecentSignIn: true,
    takesToken: true,
    guard: { none: 'changes nothing but the log' },
    query: z.object({ form: z.string().max(40).refine(isStorable) }),
    find: findContributor,
    async run({ request, site, query, found: { account: by } }, { store }) {
      const form = await findKnownForm(store.read, site.id, query.form);
      const pieces = form && (await exportSubmissions(store, form.id, 'csv'));
      if (!pieces) return gone();
      const audited = { act: 'messagesExported', by, subject: form.name, request } as const;
      await store.write((db) => writeAudit(db, store, audited));
      return pieces;
    },
    json: false,
    page: (pieces) => csvReply('messages.csv', pieces),
  }),
  defineAction({
    method: 'GET',
    url: `${messagesPath}/:id`,
    about: 'one message, which counts as read from now on',
    who: 'permission:config.readSubmissions',
    guard: { none: 'notes only that it was opened' },
    query: messageQuery,
    find: findNamed,
    async run({ site, found: { message, form } }, { store }) {
      if (message.readAt === undefined)
        await store.write((db) => markMessages(db, site.id, [message.id], store.now()));
      const { id, formId, createdAt } = message;
      const [files, past] = await Promise.all([
        listUploadsOf(store.read, [id]),
        findPastForms(store.read, [formId], createdAt),
      ]);
      const history = { definition: form.definition, past: past.get(formId) ?? [] };
      return { files, definition: formAt(history, createdAt) };
    },
    json: false,
    page: (shown, { site, query, found: { contributor, message, form } }) =>
      messagePage(site, contributor, { ...shown, message, form, query }),
  }),
  defineAction({
    method: 'GET',
    url: `${messagesPath}/:id/files/:file`,
    about: 'a file of a message, as a download that no browser opens by itself',
    who: 'permission:config.readSubmissions',
    guard: { none: 'changes nothing' },
    find: findNamed,
    async run({ params, found: { message } }, { store }) {
      const files = await listUploadsOf(store.read, [message.id]);
      return files.find(({ id }) => id === params.file) ?? gone();
    },
    json: false,
    page: (file, _call, { uploads }) => fileReply(file, uploads),
  }),
  defineAction({
    method: 'POST',
    url: `${messagesPath}/:id`,
    about:
      '`mark=unread` makes the message count as new again, `mark=read` as read; 303 to the list',
    who: 'permission:config.readSubmissions',
    takesToken: true,
    guard: 'origin',
    query: messageQuery,
    body: formBody(z.object({ mark: z.enum(['read', 'unread']) })),
    find: findNamed,
    run: ({ site, body, found: { message } }, { store }) =>
      store.write((db) =>
        markMessages(db, site.id, [message.id], body.mark === 'read' ? store.now() : undefined),
      ),
    json: () => ({ data: {} }),
    page: (_nothing, { query }) => seeOther(messagesHref(messagesPath, query)),
  }),
];

/** What messages add to the server. */
export const messageRoom = { actions: messageActions };
