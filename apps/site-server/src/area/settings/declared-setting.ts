import type { SettingField, SettingSubject } from './setting-field';

/** A setting that a room brings to a page of settings. */
export interface DeclaredSetting {
  /** The id of the subject on whose page it stands. */
  readonly subject: string;
  /** The name of the field that it stands below. */
  readonly after: string;
  readonly field: SettingField;
}

/**
 * Gives a subject with the settings that rooms bring to it, each in its place.
 *
 * @param declared of all subjects
 * @throws if a field that one of them stands below is not there
 */
export function placeSettings<Subject extends SettingSubject>(
  subject: Subject,
  declared: readonly DeclaredSetting[],
): Subject {
  const fields = [...subject.fields];
  for (const { after, field } of declared.filter((one) => one.subject === subject.id)) {
    const place = fields.findIndex(({ name }) => name === after);
    if (place < 0)
      throw new Error(
        `[site-server] no setting "${after}" in "${subject.id}": "${field.name}" stands below one that is there.`,
      );
    fields.splice(place + 1, 0, field);
  }
  return { ...subject, fields };
}
