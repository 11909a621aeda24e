import { isEmail } from '@frontage/form-runtime';
import { isMailAddress } from '../../mail/mail';

/**
 * Whether an address that a buyer typed is one that mail can be sent to: as their browser judges
 * it, and as a mail's header can hold it.
 *
 * @param email such as `ada@example.com`
 */
export function isMailable(email: string): boolean {
  return isEmail(email, { topLevel: 'any' }) && isMailAddress(email);
}
