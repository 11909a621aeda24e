import { isMailAddress } from '../../mail/mail';
import type { WrongSetting } from './setting-field';

/** Says what is wrong with an email address that may be empty [5.17]; nothing if it is right. */
export function wrongAddress(entered: string): WrongSetting | undefined {
  if (entered === '' || isMailAddress(entered)) return undefined;
  return {
    wrong: entered.includes('@')
      ? 'Emails must be formatted as name@example.com'
      : 'Please enter a valid email',
  };
}
