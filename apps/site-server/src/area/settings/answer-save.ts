import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import { seeOther } from '../../http/see-other';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { readEdit, type SavedSettings } from './save-settings';
import type { SettingSubject } from './setting-field';
import { subjectPage, type ShownSubject } from './settings-page';
import { settingsPath } from './settings-path';

/** Loads what can be chosen on the page of a subject. */
export async function loadOptions(
  read: Database,
  siteId: string,
  { fields }: SettingSubject,
): Promise<ShownSubject['options']> {
  const loaded = await Promise.all(
    fields.map(async ({ name, options }) => [name, (await options?.(read, siteId)) ?? []] as const),
  );
  return new Map(loaded);
}

/** What was sent for a subject, by whom, and what came of it. */
export interface SettingsAnswer {
  readonly saved: SavedSettings;
  readonly subject: SettingSubject;
  readonly site: Site;
  readonly contributor: Contributor;
  /** Controls by name. */
  readonly sent: Readonly<Record<string, string>>;
  /** The address of the script that shows outlines as rows. @default none */
  readonly outlineScript?: string | undefined;
  /** Other settings that belong to it. @default none */
  readonly links?: ShownSubject['links'];
}

/** Answers a save: back to the page, or with what was entered and what is wrong with it. */
export async function answerSave(
  read: Database,
  { saved, subject, site, contributor, sent, outlineScript, links = [] }: SettingsAnswer,
): Promise<EndpointReply> {
  if ('changed' in saved)
    return seeOther(
      `${settingsPath}/${subject.id}?done=${saved.changed > 0 ? 'saved' : 'unchanged'}`,
    );
  const edits = subject.fields.map((field) => [field.name, readEdit(field, sent)] as const);
  return subjectPage(site, contributor, {
    ...saved,
    subject,
    links,
    outlineScript,
    options: await loadOptions(read, site.id, subject),
    entered: new Map(
      edits
        .filter((_edit, index) => subject.fields[index]?.kind !== 'secret')
        .map(([name, { entered }]) => [name, entered]),
    ),
    seen: new Map([...edits.map(([name, { seen }]) => [name, seen] as const), ...saved.seen]),
  });
}
