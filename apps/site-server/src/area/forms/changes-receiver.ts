import { isStepped, readEntered } from '../entries/read-entered';
import { isFormFlag } from './is-form-flag';

/**
 * Whether a form is saved with another address that its messages go to: that takes out what
 * visitors send from now on.
 *
 * @param body the controls as they were sent
 */
export function changesReceiver(body: Readonly<Record<string, string>>): boolean {
  if (isStepped(body)) return false;
  const { base, entered } = readEntered(body, { isFlag: isFormFlag, maySee: () => true });
  return (entered['notify'] ?? '') !== (base['notify'] ?? '');
}
