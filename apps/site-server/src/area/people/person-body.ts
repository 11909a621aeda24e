import { contributorRole, type ContributorRole } from '@frontage/site-model/enums';
import { isStorable } from '../../store/is-storable';
import { bodyText, type BodyReader } from '../../http/action/body-reader';

/** What was entered about somebody. */
export interface EnteredPerson {
  /** @default '' */
  readonly email: string;
  /** Each once, in the order of the enumeration. */
  readonly roles: readonly ContributorRole[];
}

/** Reads the address and the roles of a form; nothing if a role is none that can be given. */
export const personBody: BodyReader<EnteredPerson> = bodyText('form', (text) => {
  const sent = new URLSearchParams(text);
  const named = sent.getAll('role');
  const email = (sent.get('email') ?? '').trim();
  if (!isStorable(email) || email.length > 254) return undefined;
  const roles = contributorRole.names.filter((role) => role !== 'none' && named.includes(role));
  return new Set(named).size === roles.length ? { email, roles } : undefined;
});
