import { listAccountsById } from '../../accounts/accounts';
import type { AccessToken } from '../../tokens/access-tokens';
import { countAccessTokens, listAccessTokens } from '../../tokens/list-access-tokens';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { countList, cutPart } from '../list-part';
import { partOf } from '../list-query';
import type { ListPart } from '../list-part';
import type { TokenQuery } from './token-query';

/** A token with the name of its maker. */
export type ListedToken = AccessToken & { readonly maker: string };

/** A part of the list of tokens. */
export interface ListedTokens {
  readonly query: TokenQuery;
  readonly part: ListPart<ListedToken>;
  /** How many the filter finds. */
  readonly count: number;
}

/** Gives tokens the names of their makers. */
export async function withMakers(
  db: Database,
  siteId: string,
  tokens: readonly AccessToken[],
): Promise<ListedToken[]> {
  const ids = [...new Set(tokens.map(({ accountId }) => accountId))];
  const accounts = await listAccountsById(db, siteId, ids);
  const makers = new Map(accounts.map(({ id, name, email }) => [id, name || email]));
  return tokens.map((token) => ({ ...token, maker: makers.get(token.accountId) ?? '' }));
}

/** Loads a part of the list of tokens. */
export async function loadTokens(
  { read, now }: Pick<Store, 'read' | 'now'>,
  siteId: string,
  query: TokenQuery,
): Promise<ListedTokens> {
  const filter = { search: query.q, state: query.state, now: now() };
  const found = await listAccessTokens(read, siteId, filter, partOf(query));
  const part = cutPart(await withMakers(read, siteId, found), query);
  const count = await countList(part, (most) => countAccessTokens(read, siteId, filter, most));
  return { query, part, count };
}
