import type { SiteSettings } from '../../sites/site-settings';
import type { SettingField } from './setting-field';

/** A setting that is a number of things, and the words of its control. */
export interface CountSetting extends Pick<SettingField, 'label' | 'hint'> {
  readonly read: (settings: SiteSettings) => number;
  readonly write: (settings: SiteSettings, count: number) => SiteSettings;
}

/**
 * Makes the control of a setting that is a whole number.
 *
 * @param name unique within its subject
 * @param most of them
 * @param setting where it stands, and its words
 */
export function countField(
  name: string,
  most: number,
  { read, write, ...words }: CountSetting,
): SettingField {
  return {
    ...words,
    name,
    kind: 'number',
    read: (settings) => String(read(settings)),
    write: (settings, entered) =>
      /^\d{1,4}$/.test(entered) && Number(entered) <= most
        ? write(settings, Number(entered))
        : { wrong: `Enter a whole number from 0 to ${most}.` },
  };
}
