import * as z from 'zod';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { headerText, isMailAddress } from '../../mail/mail';
import { enteredText } from '../../store/entered-text';
import { defineMessageAction, findNamedMessage, gone } from './define-message-action';
import { describeMessage } from './describe-message';
import { loadMessage } from './load-message';
import { messagePage } from './message-page';
import { partHref, placeIn } from '../list-query';
import { messagesPath, oneMessageQuery, type OneMessageQuery } from './message-query';
import { sayOfMessages } from './message-texts';
import type { EnteredNote } from './MessageForms';
import { writeAnswer, writeNote } from './write-note';

const who = 'permission:config.editSubmissions';

/** The most characters of an answer or a note. */
const longest = 20_000;

const once = z.string().regex(/^[\w-]{10,60}$/);
const enteredLong = enteredText(longest + 1);

function findWrong({ subject, text }: { subject?: string; text: string }, empty: string) {
  const wrong = (field: 'subject' | 'text', words: string): EnteredNote => ({
    ...(subject !== undefined && { subject }),
    text,
    wrong: { field, text: words },
  });
  if (subject !== undefined && headerText(subject) === '')
    return wrong('subject', sayOfMessages('noSubject'));
  if (text === '') return wrong('text', empty);
  return text.length > longest
    ? wrong('text', sayOfMessages('tooLong', { count: text.length, most: longest }))
    : undefined;
}

/** Answering a message by mail, and noting something about it. */
export const noteActions = [
  defineMessageAction({
    method: 'POST',
    url: `${messagesPath}/:id/answer`,
    about:
      '`subject`, `text`, `once`: mails an answer to who sent the message, once; 303, or 400 with ' +
      'what is wrong',
    who,
    guard: 'origin',
    query: oneMessageQuery,
    body: formBody(z.object({ once, subject: enteredText(200), text: enteredLong })),
    find: findNamedMessage,
    async run({ site, request, body, found: { contributor, message, form } }, services) {
      const { store, outbox } = services;
      const loaded = await loadMessage(store.read, { message, form });
      const { email } = describeMessage(loaded.definition, message);
      if (!isMailAddress(email)) return gone();
      const entered = findWrong(body, sayOfMessages('noAnswer'));
      if (entered) return { ...loaded, entered };
      const { account: by } = contributor;
      const { definition } = loaded;
      const answer = { ...body, subject: headerText(body.subject), to: email };
      await store.write((db) =>
        writeAnswer(db, store, { site, request, by, message, definition, ...answer }),
      );
      outbox.wake();
      return undefined;
    },
    json: false,
    page: (refused, { site, query, found: { contributor, ...found } }, { store }) =>
      refused === undefined
        ? seeOther(writtenHref(found.message.id, query, 'answeredNow'))
        : messagePage(site, contributor, {
            ...found,
            ...refused,
            query,
            once: store.createId(),
            enteredAnswer: refused.entered,
          }),
  }),
  defineMessageAction({
    method: 'POST',
    url: `${messagesPath}/:id/note`,
    about: '`text`, `once`: notes something about a message; 303, or 400 with what is wrong',
    who,
    guard: 'origin',
    query: oneMessageQuery,
    body: formBody(z.object({ once, text: enteredLong })),
    find: findNamedMessage,
    async run({ site, body, found: { contributor, message, form } }, { store }) {
      const entered = findWrong({ text: body.text }, sayOfMessages('noNote'));
      if (entered) return { ...(await loadMessage(store.read, { message, form })), entered };
      const { account: by } = contributor;
      await store.write((db) => writeNote(db, store, { site, by, message, ...body }));
      return undefined;
    },
    json: false,
    page: (refused, { site, query, found: { contributor, ...found } }, { store }) =>
      refused === undefined
        ? seeOther(writtenHref(found.message.id, query, 'notedNow'))
        : messagePage(site, contributor, {
            ...found,
            ...refused,
            query,
            once: store.createId(),
            enteredNote: refused.entered,
          }),
  }),
];

/** The address of a message, with what was just written about it. */
function writtenHref(id: string, query: OneMessageQuery, done: OneMessageQuery['done']): string {
  return partHref(`${messagesPath}/${id}`, query, { ...placeIn(query), done });
}
