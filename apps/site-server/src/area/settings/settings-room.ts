import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import type { Database } from '../../store/database';
import { isStorable } from '../../store/is-storable';
import { defineSettingsAction } from './define-settings-action';
import { brandSubject } from './brand-subject';
import { frameSubject } from './frame-subject';
import { generalSubject } from './general-subject';
import { redirectActions } from './redirect-actions';
import { redirectsPath } from './redirects-page';
import { readEdit, saveSettings } from './save-settings';
import type { SettingSubject } from './setting-field';
import { settingsPath } from './settings-path';
import { shopSubject } from './shop-subject';
import { taxSubject } from './tax-subject';
import { sayOfSettings } from './settings-texts';
import { settingsPage, subjectPage, type ShownSubject } from './settings-page';

const subjects: readonly SettingSubject[] = [
  generalSubject,
  frameSubject,
  brandSubject,
  shopSubject,
  taxSubject,
];

const done = z.enum(['saved', 'unchanged']).optional().catch(undefined);

/** Loads what can be chosen on the page of a subject. */
async function loadOptions(
  read: Database,
  siteId: string,
  { fields }: SettingSubject,
): Promise<ShownSubject['options']> {
  const loaded = await Promise.all(
    fields.map(async ({ name, options }) => [name, (await options?.(read, siteId)) ?? []] as const),
  );
  return new Map(loaded);
}

const subjectActions = subjects.flatMap((subject) => [
  defineSettingsAction({
    method: 'GET',
    url: `${settingsPath}/${subject.id}`,
    about: `settings: ${subject.about.charAt(0).toLowerCase()}${subject.about.slice(1, -1)}`,
    who: `permission:${subject.needs}`,
    guard: { none: 'changes nothing' },
    query: z.object({ done }),
    find: findContributor,
    run: ({ site }, { store }) => loadOptions(store.read, site.id, subject),
    json: false,
    page: (options, { site, found, query }) =>
      subjectPage(site, found, { subject, options, done: query.done }),
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
    run: ({ body: sent, request, found: { account: by } }, { store }) =>
      saveSettings(store, { by, request, subject, sent }),
    json: false,
    async page(saved, { site, found, body }, { store }) {
      const path = `${settingsPath}/${subject.id}`;
      if ('changed' in saved)
        return seeOther(`${path}?done=${saved.changed > 0 ? 'saved' : 'unchanged'}`);
      const edits = subject.fields.map((field) => [field.name, readEdit(field, body)] as const);
      return subjectPage(site, found, {
        ...saved,
        subject,
        options: await loadOptions(store.read, site.id, subject),
        entered: new Map(edits.map(([name, { entered }]) => [name, entered])),
        seen: new Map([...edits.map(([name, { seen }]) => [name, seen] as const), ...saved.seen]),
      });
    },
  }),
]);

const redirectLink = {
  href: redirectsPath,
  title: sayOfSettings('redirects'),
  about: sayOfSettings('redirectsAbout'),
};

/** What the settings add to the server. */
export const settingsRoom = {
  actions: [
    defineSettingsAction({
      method: 'GET',
      url: settingsPath,
      about: 'the subjects of the settings that somebody may change',
      who: 'permission:config.settings',
      guard: { none: 'changes nothing' },
      find: findContributor,
      run: ({ found: { permissions } }) =>
        subjects.filter(({ needs }) => permissions.includes(needs)),
      json: false,
      page: (shown, { site, found }) =>
        settingsPage(site, found, [
          ...shown.map(({ id, ...subject }) => ({ href: `${settingsPath}/${id}`, ...subject })),
          ...(found.permissions.includes('settings.general') ? [redirectLink] : []),
        ]),
    }),
    ...subjectActions,
    ...redirectActions,
  ],
};
