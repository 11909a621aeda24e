import * as z from 'zod';
import { formBody } from '../../http/action/body-reader';
import { isStorable } from '../../store/is-storable';
import { answerSave, loadOptions } from './answer-save';
import { defineSettingsAction } from './define-settings-action';
import { findEntry } from './find-entry';
import { saveSettings } from './save-settings';
import type { SettingList } from './setting-list';
import { subjectPage } from './settings-page';
import { settingsPath } from './settings-path';
import { subjectQuery } from './subject-query';

/** Declares the actions of one entry of a list of settings: its page, and saving it. */
export function entryActions(list: SettingList) {
  const who = `permission:${list.needs}` as const;
  return [
    defineSettingsAction({
      method: 'GET',
      url: `${settingsPath}/${list.id}/:entry`,
      about: `one entry of the settings ${list.title.toLowerCase()}`,
      who,
      guard: { none: 'changes nothing' },
      query: subjectQuery,
      find: (call, services) => findEntry(list, call, services),
      run: ({ site, found: { subject } }, { store }) => loadOptions(store.read, site.id, subject),
      json: false,
      page: (options, { site, found: { contributor, subject }, query: { done } }) =>
        subjectPage(site, contributor, { subject, options, done }),
    }),
    defineSettingsAction({
      method: 'POST',
      url: `${settingsPath}/${list.id}/:entry`,
      about:
        'saves what was changed; 303, 400 with what is wrong, 409 with what somebody else has ' +
        'changed meanwhile',
      who,
      guard: 'origin',
      body: formBody(z.record(z.string(), z.string().max(60_000).refine(isStorable))),
      find: (call, services) => findEntry(list, call, services),
      run: (
        { body: sent, request, found: { contributor, subject } },
        { store, hideSecret: hide },
      ) => saveSettings(store, { by: contributor.account, request, hide, subject, sent }),
      json: false,
      page: (saved, { site, found: { contributor, subject }, body: sent }, { store }) =>
        answerSave(store.read, { saved, subject, site, contributor, sent }),
    }),
  ];
}
