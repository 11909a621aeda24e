import type { Permission } from '@frontage/site-model/enums';
import { bodyText, type BodyReader } from '../../http/action/body-reader';
import { isStorable } from '../../store/is-storable';
import { tokenPermissions } from '../../tokens/token-permissions';

/** How long a token may work, in days. */
export const tokenDays = [30, 90, 180, 365] as const;

/** How long a token works unless somebody chooses otherwise, in days. */
export const usualTokenDays = 90;

/** What was entered about a token. */
export interface EnteredToken {
  readonly name: string;
  readonly days: number;
  /** Each once, in the order in which they are offered. */
  readonly permissions: readonly Permission[];
}

/** Reads the form of a new token; nothing if a permission or a time is none that is offered. */
export const tokenBody: BodyReader<EnteredToken> = bodyText('form', (text) => {
  const sent = new URLSearchParams(text);
  const name = (sent.get('name') ?? '').trim().slice(0, 100);
  const days = Number(sent.get('days') ?? usualTokenDays);
  const named = new Set(sent.getAll('may'));
  const permissions = tokenPermissions.filter((permission) => named.has(permission));
  const isOffered =
    permissions.length === named.size && tokenDays.some((offered) => offered === days);
  return isOffered && isStorable(name) ? { name, days, permissions } : undefined;
});
