import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import { writeAudit } from '../../audit/write-audit';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { changeSettings } from '../../sites/change-settings';
import { enteredText } from '../../store/entered-text';
import { changeList, type ListChange } from './change-list';
import { defineSettingsAction } from './define-settings-action';
import { entryActions } from './entry-actions';
import { listPage } from './list-page';
import { listPath } from './list-path';
import { removeEntryActions } from './remove-entry-actions';
import type { ListFacts, SettingList } from './setting-list';

/** Declares the actions of a list of settings: its page, its entries, their order. */
export function listActions(list: SettingList) {
  return [...orderActions(list), ...entryActions(list), ...removeEntryActions(list)];
}

function orderActions(list: SettingList) {
  const who = `permission:${list.needs}` as const;
  return [
    defineSettingsAction({
      method: 'GET',
      url: listPath(list),
      about: `settings: ${list.about.charAt(0).toLowerCase()}${list.about.slice(1, -1)}`,
      who,
      guard: { none: 'changes nothing' },
      query: z.object({ done: z.enum(['moved', 'removed']).optional().catch(undefined) }),
      find: findContributor,
      run: (_call, facts): ListFacts => facts,
      json: false,
      page: (facts, { site, found, query }) =>
        listPage(site, found, { list, facts, done: query.done }),
    }),
    defineSettingsAction({
      method: 'POST',
      url: listPath(list),
      about:
        '`do=add` with `entry`: adds one, 303 to its page or 400 with what is wrong; `do=up@<key>`, ' +
        '`do=down@<key>`: moves one, 303',
      who,
      guard: 'origin',
      body: formBody(z.object({ do: enteredText(200), entry: enteredText(1_000) })),
      find: findContributor,
      run: ({ site, request, body, found: { account: by } }, { store, plugs }) =>
        store.change(async (db) => {
          const changes: ListChange[] = [];
          await changeSettings(
            db,
            site.id,
            (settings) => {
              const change = changeList(list, settings, { ...body, facts: { plugs } });
              changes.push(change);
              return change.settings;
            },
            store.now(),
          );
          // Nothing is there where the site has just gone.
          const [made] = changes;
          const act = { act: 'settingsChanged', by, request, subject: list.title } as const;
          if (made?.titles) await writeAudit(db, store, { ...act, change: made.titles });
          return { to: made?.to, wrong: made?.wrong };
        }),
      json: false,
      page: ({ to, wrong }, { site, found, body }, facts) =>
        wrong === undefined
          ? seeOther(to ?? listPath(list))
          : listPage(site, found, { list, facts, entered: body.entry, wrong }),
    }),
  ];
}
