import type { Account } from '../../accounts/accounts';
import { writeAudit } from '../../audit/write-audit';
import type { EndpointRequest } from '../../http/endpoint';
import { changeSettings } from '../../sites/change-settings';
import type { SiteSettings } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import {
  isWrongSetting,
  secretMask,
  type SettingField,
  type SettingSubject,
} from './setting-field';
import { sayOfSettings } from './settings-texts';

/** The prefix of the controls that hold what a setting was when the page was opened. */
export const seenPrefix = 'was-';

/** How settings were saved: not at all where something is wrong. */
export type SavedSettings =
  | { readonly changed: number }
  | {
      readonly status: 400 | 409;
      readonly wrong: ReadonlyMap<string, string>;
      /** What was seen when the page was opened, and for what has changed since, as it is now. */
      readonly seen: ReadonlyMap<string, string>;
    };

/** Who saves what, and from where. */
export interface SettingsPost {
  readonly by: Account;
  readonly request: Pick<EndpointRequest, 'address'>;
  readonly subject: SettingSubject;
  /** Seals a secret by the keys of the server. */
  readonly hide: (secret: string) => string;
  /** Controls by name. */
  readonly sent: Readonly<Record<string, string>>;
}

/**
 * Saves the settings that were changed on a page, and writes each into the log. Nothing is written
 * over what somebody else has changed meanwhile.
 *
 * @param store with the site
 * @param post what was entered, and by whom
 */
export function saveSettings(
  store: Pick<Store, 'change' | 'now' | 'createId'>,
  { by, request, subject, hide, sent }: SettingsPost,
): Promise<SavedSettings> {
  const edits = subject.fields
    .map((field) => ({ field, ...readEdit(field, sent) }))
    .filter(({ seen, entered }) => seen !== entered);
  return store.change(async (db) => {
    const wrong = new Map<string, string>();
    const seen = new Map<string, string>();
    const changes: { label: string; before: string; after: string }[] = [];
    let isOvertaken = false;
    const foreign = await findForeignChoices(db, by.siteId, edits);
    const apply = (settings: SiteSettings): SiteSettings => {
      let next = settings;
      for (const { field, seen: was, entered } of edits) {
        const before = field.read(settings);
        if (before === entered) continue;
        const saved = before === was ? entered : mergeEdit(field, settings, was, entered);
        if (saved === before) continue;
        if (saved === undefined) {
          isOvertaken = true;
          seen.set(field.name, before);
          wrong.set(field.name, sayOfSettings('changedMeanwhile', { now: before }));
          continue;
        }
        const written = foreign.has(field.name)
          ? { wrong: sayOfSettings('noChoice') }
          : field.write(next, saved, hide);
        if (isWrongSetting(written)) wrong.set(field.name, written.wrong);
        else {
          next = written;
          changes.push({
            label: field.label,
            before,
            after: field.kind === 'secret' && saved !== '' ? secretMask : saved,
          });
        }
      }
      return wrong.size > 0 || changes.length === 0 ? settings : next;
    };
    await changeSettings(db, by.siteId, apply, store.now());
    if (wrong.size > 0) return { status: isOvertaken ? 409 : 400, wrong, seen };
    for (const { label, before, after } of changes)
      await writeAudit(db, store, {
        act: 'settingsChanged',
        by,
        request,
        subject: `${subject.title}: ${label}`,
        change: { before: before.slice(0, longest), after: after.slice(0, longest) },
      });
    return { changed: changes.length };
  });
}

/** What was entered on what somebody else has stored meanwhile; undefined where it cannot be. */
function mergeEdit(
  { read, merge, write }: SettingField,
  settings: SiteSettings,
  was: string,
  entered: string,
): string | undefined {
  const merged = merge?.(was, entered, read(settings));
  // Both may have added the last one that a list can have.
  const isWrong = merged === undefined || isWrongSetting(write(settings, merged, (text) => text));
  return isWrong ? undefined : merged;
}

/** Finds the fields in which something was chosen that is not offered. */
async function findForeignChoices(
  db: Database,
  siteId: string,
  edits: readonly { readonly field: SettingField; readonly entered: string }[],
): Promise<ReadonlySet<string>> {
  const foreign = new Set<string>();
  for (const { field, entered } of edits) {
    const offered = await field.options?.(db, siteId);
    if (offered && !offered.some(([value]) => value === entered)) foreign.add(field.name);
  }
  return foreign;
}

/** The most characters of a setting that the log keeps. */
const longest = 1_000;

/** Reads what a control held when the page was opened, and what it holds now. */
export function readEdit(
  { name, kind, normalize = (text) => text }: SettingField,
  sent: Readonly<Record<string, string>>,
): { readonly seen: string; readonly entered: string } {
  const clean = (text: string) => text.replace(/\r\n?/g, '\n').trim();
  const entered = clean(sent[name] ?? '');
  return {
    seen: clean(sent[`${seenPrefix}${name}`] ?? ''),
    entered: kind === 'check' && entered !== '' ? 'on' : normalize(entered),
  };
}
