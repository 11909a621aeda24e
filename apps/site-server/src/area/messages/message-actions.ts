import type { DeclaredSection } from '../area-sections';
import * as z from 'zod';
import { defineMessageAction, findNamedMessage, gone } from './define-message-action';
import { loadMessage } from './load-message';
import { messagePickActions } from './message-pick-actions';
import { noteActions } from './note-actions';
import { findContributor } from '../../accounts/find-contributor';
import { writeAudit } from '../../audit/write-audit';
import { findKnownForm, listKnownForms } from '../../forms/definitions/known-forms';
import { findPastForms } from '../../forms/definitions/past-forms';
import { exportSubmissions } from '../../forms/submissions/export-submissions';
import { listMessages, markMessages } from '../../forms/submissions/messages';
import { listUploadsOf } from '../../forms/uploads/uploads';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { isStorable } from '../../store/is-storable';
import { csvReply } from '../csv-reply';
import { cutPart } from '../list-part';
import { partOf } from '../list-query';
import { fileReply } from './file-reply';
import { messagePage } from './message-page';
import { messageQuery, messagesHref, messagesPath, oneMessageQuery } from './message-query';
import { messagesPage } from './messages-page';

/** What visitors have sent by the forms of a site, for those who look after it. */
export const messageActions = [
  defineMessageAction({
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
  ...messagePickActions,
  defineMessageAction({
    method: 'GET',
    url: `${messagesPath}/export`,
    parameters: '?form=…&q=…&state=unread|read|answered|suspected',
    about: 'the messages of a form that the list shows as a table, CSV, oldest first',
    who: 'permission:config.exportSubmissions',
    needsRecentSignIn: true,
    takesToken: true,
    guard: { none: 'changes nothing but the log' },
    query: messageQuery.extend({ form: z.string().max(40).refine(isStorable) }),
    find: findContributor,
    async run({ request, site, query, found: { account: by } }, { store }) {
      const form = await findKnownForm(store.read, site.id, query.form);
      const filter = { formId: form?.id, search: query.q, state: query.state };
      const pieces =
        form &&
        (await exportSubmissions(store, form.id, 'csv', (before, limit) =>
          listMessages(store.read, site.id, filter, { before, order: 'oldest', limit }),
        ));
      if (!pieces) return gone();
      const audited = { act: 'messagesExported', by, subject: form.name, request } as const;
      await store.write((db) => writeAudit(db, store, audited));
      return pieces;
    },
    json: false,
    page: (pieces) => csvReply('messages.csv', pieces),
  }),
  defineMessageAction({
    method: 'GET',
    url: `${messagesPath}/:id`,
    about: 'one message, which counts as read from now on',
    who: 'permission:config.readSubmissions',
    guard: { none: 'notes only that it was opened' },
    query: oneMessageQuery,
    find: findNamedMessage,
    async run({ site, found }, { store }) {
      const { id, readAt } = found.message;
      if (readAt === undefined)
        await store.write((db) => markMessages(db, site.id, [id], store.now()));
      return loadMessage(store.read, found);
    },
    json: false,
    page: (loaded, { site, query, found: { contributor, ...found } }, { store }) =>
      messagePage(site, contributor, { ...loaded, ...found, query, once: store.createId() }),
  }),
  defineMessageAction({
    method: 'GET',
    url: `${messagesPath}/:id/files/:file`,
    about: 'a file of a message, as a download that no browser opens by itself',
    who: 'permission:config.readSubmissions',
    guard: { none: 'changes nothing' },
    find: findNamedMessage,
    async run({ params, found: { message } }, { store }) {
      const files = await listUploadsOf(store.read, [message.id]);
      return files.find(({ id }) => id === params.file) ?? gone();
    },
    json: false,
    page: (file, _call, { uploads }) => fileReply(file, uploads),
  }),
  defineMessageAction({
    method: 'POST',
    url: `${messagesPath}/:id`,
    about:
      '`mark=unread` makes the message count as new again, `mark=read` as read; 303 to the list',
    who: 'permission:config.readSubmissions',
    takesToken: true,
    guard: 'origin',
    query: messageQuery,
    body: formBody(z.object({ mark: z.enum(['read', 'unread']) })),
    find: findNamedMessage,
    run: ({ site, body, found: { message } }, { store }) =>
      store.write((db) =>
        markMessages(db, site.id, [message.id], body.mark === 'read' ? store.now() : undefined),
      ),
    json: () => ({ data: {} }),
    page: (_nothing, { query }) => seeOther(messagesHref(messagesPath, query)),
  }),
  ...noteActions,
];

/** What messages add to the server. */
export const messageRoom = {
  sections: [
    { group: '', path: messagesPath, text: 'Messages', needs: 'config.readSubmissions' },
  ] satisfies readonly DeclaredSection[],
  actions: messageActions,
};
