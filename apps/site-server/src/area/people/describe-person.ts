import type { Account } from '../../accounts/accounts';

/** Names somebody as the log does. */
export function describePerson({ name, email }: Pick<Account, 'name' | 'email'>): string {
  return `${name} (${email})`;
}
