import type { Account } from '../../accounts/accounts';
import type { EndpointRequest } from '../../http/endpoint';
import type { Store } from '../../store/store';
import { readEdit, saveSettings, seenPrefix, type SavedSettings } from '../settings/save-settings';
import { languageName } from '../language-name';
import { languagesPath } from '../settings/language-path';
import type { SettingField } from '../settings/setting-field';
import type { FoundEntry } from '../words/find-entries';
import { sayOfLanguages } from './language-texts';
import { listPluralForms, writePluralForms } from './plural-forms';
import { textField } from './text-field';
import type { EnteredTexts } from './TextEntries';

/** Words that were sent for texts. */
export interface TextsPost {
  readonly by: Account;
  readonly request: Pick<EndpointRequest, 'address'>;
  /** The language. */
  readonly tag: string;
  /** All texts there are. */
  readonly all: readonly FoundEntry[];
  /** Controls by name. */
  readonly sent: Readonly<Record<string, string>>;
}

/** How words were saved, and what stands in the controls where they were not. */
export interface SavedTexts {
  readonly saved: SavedSettings;
  /** The texts that were sent. */
  readonly rows: readonly FoundEntry[];
  readonly texts: EnteredTexts;
}

/**
 * Saves the words that were changed, and writes each into the log. Nothing is written over what
 * somebody else has changed meanwhile.
 *
 * @param store with the site
 * @param post what was entered, and by whom
 */
export async function saveTexts(
  store: Pick<Store, 'change' | 'now' | 'createId'>,
  { by, request, tag, all, sent }: TextsPost,
): Promise<SavedTexts> {
  const rows = all.filter(({ entry }) => Object.hasOwn(sent, seenPrefix + entry.id));
  const joined = {
    ...sent,
    ...Object.fromEntries(rows.flatMap((row) => joinForms(row, tag, sent))),
  };
  const fields = rows.map(({ entry }) => textField(entry, tag));
  const title = sayOfLanguages('title', { language: languageName(tag) });
  const subject = {
    id: languagesPath,
    title,
    about: '',
    needs: 'settings.locale',
    fields,
  } as const;
  const saved = await saveSettings(store, {
    by,
    request,
    subject,
    sent: joined,
    // No text is a secret.
    hide: (text) => text,
  });
  return { saved, rows, texts: textsOf(fields, joined, saved) };
}

/** Puts the controls of a text by count together, as its setting holds them. */
function joinForms(
  { entry: { id, english } }: FoundEntry,
  tag: string,
  sent: TextsPost['sent'],
): readonly (readonly [name: string, value: string])[] {
  if (typeof english === 'string') return [];
  const keys = listPluralForms(tag, english);
  const forms = Object.fromEntries(keys.map((key) => [key, sent[`${id}@${key}`]]));
  return [[id, writePluralForms(forms, keys)]];
}

function textsOf(
  fields: readonly SettingField[],
  sent: TextsPost['sent'],
  saved: SavedSettings,
): EnteredTexts {
  const edits = fields.map((field) => [field.name, readEdit(field, sent)] as const);
  const now = 'changed' in saved ? [] : saved.seen;
  return {
    entered: new Map(edits.map(([name, { entered }]) => [name, entered])),
    seen: new Map([...edits.map(([name, { seen }]) => [name, seen] as const), ...now]),
    wrong: 'changed' in saved ? undefined : saved.wrong,
  };
}
