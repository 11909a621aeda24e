import type { SettingSubject } from './setting-field';

/** The address of the settings. */
export const settingsPath = '/config/settings';

/** The address of the home page with the part of every page that a subject is about. */
export const tryPath = ({ id }: Pick<SettingSubject, 'id'>): string => `${settingsPath}/${id}/try`;
