import { writeAudit } from '../../audit/write-audit';
import { seeOther } from '../../http/see-other';
import { changeSettings } from '../../sites/change-settings';
import type { SiteSettings } from '../../sites/site-settings';
import { defineSettingsAction } from './define-settings-action';
import { findEntry } from './find-entry';
import { listPath } from './list-path';
import { removeEntryPage } from './remove-entry-page';
import type { SettingList } from './setting-list';
import { settingsPath } from './settings-path';

/** Declares the actions that remove an entry of a list of settings, after asking once. */
export function removeEntryActions(list: SettingList) {
  const who = `permission:${list.needs}` as const;
  const url = `${settingsPath}/${list.id}/:entry/remove` as const;
  return [
    defineSettingsAction({
      method: 'GET',
      url,
      about: 'asks before an entry is removed',
      who,
      guard: { none: 'changes nothing' },
      find: (call, services) => findEntry(list, call, services),
      run: ({ found }) => found,
      json: false,
      page: ({ contributor, entry }, { site }) =>
        removeEntryPage(site, contributor, { list, entry }),
    }),
    defineSettingsAction({
      method: 'POST',
      url,
      about: 'removes an entry; 303 to the list',
      who,
      guard: 'origin',
      find: (call, services) => findEntry(list, call, services),
      run: ({ site, request, params: { entry: key }, found: { contributor, entry } }, services) => {
        const { store } = services;
        return store.change(async (db) => {
          const edit = (settings: SiteSettings): SiteSettings => {
            const keys = list.entries(settings, services).map((entry) => entry.key);
            return list.arrange(
              settings,
              keys.filter((candidate) => candidate !== key),
            );
          };
          await changeSettings(db, site.id, edit, store.now());
          const change = { before: entry.title, after: '' };
          const by = contributor.account;
          const act = { act: 'settingsChanged', by, request, subject: list.title, change } as const;
          await writeAudit(db, store, act);
        });
      },
      json: false,
      page: () => seeOther(`${listPath(list)}?done=removed`),
    }),
  ];
}
