import type { DeclaredSection } from '../area-sections';
import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import { formBody } from '../../http/action/body-reader';
import { isStorable } from '../../store/is-storable';
import { answerSave, loadOptions } from './answer-save';
import { placeSettings } from './declared-setting';
import { defineSettingsAction } from './define-settings-action';
import { listActions } from './list-actions';
import { billingActions } from './billing-actions';
import { headerFooterCalls } from './header-footer-calls';
import { outlineChoicesAction } from './outline-choices-action';
import { redirectActions } from './redirect-actions';
import { saveSettings } from './save-settings';
import type { MailTransport } from '../../mail/mail-transport';
import { hideSecret } from '../../signing/hide-secret';
import type { KeyRing } from '../../signing/key-ring';
import { mailActions } from './mail-actions';
import { subjectQuery } from './subject-query';
import { linkSettings, lists, subjects } from './link-settings';
import { settingsPath } from './settings-path';
import { settingsPage, subjectPage } from './settings-page';
import { trySubjectActions } from './try-subject-actions';

const subjectActions = subjects.flatMap((subject) => [
  defineSettingsAction({
    method: 'GET',
    url: `${settingsPath}/${subject.id}`,
    about: `settings: ${subject.about.charAt(0).toLowerCase()}${subject.about.slice(1, -1)}`,
    who: `permission:${subject.needs}`,
    guard: { none: 'changes nothing' },
    query: subjectQuery,
    find: findContributor,
    run: ({ site }, { store, declaredSettings }) =>
      loadOptions(store.read, site.id, placeSettings(subject, declaredSettings)),
    json: false,
    page: (options, { site, found, query }, { serverTexts, runtime, declaredSettings }) =>
      subjectPage(site, found, {
        subject: placeSettings(subject, declaredSettings),
        options,
        done: query.done,
        links: subject.links?.(site.settings, serverTexts) ?? [],
        outlineScript: runtime.manifest.outline,
      }),
  }),
  defineSettingsAction({
    method: 'POST',
    url: `${settingsPath}/${subject.id}`,
    about:
      'saves the settings that were changed; 303, 400 with what is wrong, 409 with what somebody ' +
      'else has changed meanwhile',
    who: `permission:${subject.needs}`,
    guard: 'origin',
    body: formBody(z.record(z.string(), z.string().max(60_000).refine(isStorable))),
    find: findContributor,
    run: ({ body: sent, request, found: { account: by } }, services) =>
      saveSettings(services.store, {
        by,
        request,
        hide: services.hideSecret,
        subject: placeSettings(subject, services.declaredSettings),
        sent,
      }),
    json: false,
    page(saved, { site, found: contributor, body: sent }, services) {
      const { store, serverTexts, runtime, declaredSettings } = services;
      const links = subject.links?.(site.settings, serverTexts) ?? [];
      const outlineScript = runtime.manifest.outline;
      return answerSave(store.read, {
        saved,
        subject: placeSettings(subject, declaredSettings),
        site,
        contributor,
        sent,
        links,
        outlineScript,
      });
    },
  }),
]);

/** What the settings add to the server. */
export const settingsRoom = {
  sections: [
    { group: 'Site', path: settingsPath, text: 'Settings', needs: 'config.settings' },
  ] satisfies readonly DeclaredSection[],
  actions: [
    defineSettingsAction({
      method: 'GET',
      url: settingsPath,
      about: 'the subjects of the settings that somebody may change',
      who: 'permission:config.settings',
      guard: { none: 'changes nothing' },
      find: findContributor,
      run: ({ site, found: { permissions } }) => linkSettings(site, permissions),
      json: false,
      page: (groups, { site, found }) => settingsPage(site, found, groups),
    }),
    ...subjectActions,
    ...subjects.flatMap((subject) =>
      subject.tried ? trySubjectActions(subject, subject.tried) : [],
    ),
    ...lists.flatMap(listActions),
    ...mailActions,
    ...redirectActions,
    ...headerFooterCalls,
    outlineChoicesAction,
    ...billingActions,
  ],
  services: ({
    options: { mail, keys, billingUrl },
  }: {
    options: {
      mail?: MailTransport;
      keys: KeyRing;
      /** Where the plans of sites are chosen and paid. @default nowhere: the server sells none */
      billingUrl?: string;
    };
  }) => ({
    billingUrl,
    mailTransport: mail,
    hideSecret: (secret: string) => hideSecret(keys.seal('site secret'), secret),
  }),
};
