import type { SettingList } from './setting-list';
import { settingsPath } from './settings-path';

/** Returns the address of a list of settings, or of one of its entries. */
export function listPath({ id }: Pick<SettingList, 'id'>, key?: string): string {
  return `${settingsPath}/${id}${key === undefined ? '' : `/${encodeURIComponent(key)}`}`;
}
