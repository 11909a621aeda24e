import { findContributor } from '../../accounts/find-contributor';
import { formBody } from '../../http/action/body-reader';
import { listStuckMails } from '../../mail/mails';
import * as z from 'zod';
import { isStorable } from '../../store/is-storable';
import { answerSave } from './answer-save';
import { defineSettingsAction } from './define-settings-action';
import { mailPage, mailPath } from './mail-page';
import { mailSubject } from './mail-subject';
import { saveSettings } from './save-settings';
import { sendTestMail } from './send-test-mail';
import { subjectQuery } from './subject-query';

const who = `permission:${mailSubject.needs}` as const;

/** Who mails come from and go to, and whether they arrive. */
export const mailActions = [
  defineSettingsAction({
    method: 'GET',
    url: mailPath,
    about: 'settings: who emails come from and go to; emails that did not go out',
    who,
    guard: { none: 'changes nothing' },
    query: subjectQuery,
    find: findContributor,
    run: ({ site }, { store }) => listStuckMails(store.read, site.id),
    json: false,
    page: (stuck, { site, found, query: { done } }) => mailPage(site, found, { stuck, done }),
  }),
  defineSettingsAction({
    method: 'POST',
    url: mailPath,
    about: 'saves them; 303, 400 with what is wrong, 409 with what somebody else has changed',
    who,
    guard: 'origin',
    body: formBody(z.record(z.string(), z.string().max(1_000).refine(isStorable))),
    find: findContributor,
    run: ({ body: sent, request, found: { account: by } }, { store, hideSecret: hide }) =>
      saveSettings(store, { by, request, hide, subject: mailSubject, sent }),
    json: false,
    page: (saved, { site, found: contributor, body: sent }, { store }) =>
      answerSave(store.read, { saved, subject: mailSubject, site, contributor, sent }),
  }),
  defineSettingsAction({
    method: 'POST',
    url: `${mailPath}/test`,
    about: 'sends a test email to whoever asks, and says how that went',
    who,
    guard: 'origin',
    find: findContributor,
    async run({ site, found: { account } }, services) {
      const tested = await sendTestMail(site, account, services);
      return { tested, stuck: await listStuckMails(services.store.read, site.id) };
    },
    json: false,
    page: (shown, { site, found }) => mailPage(site, found, shown),
  }),
];
