import type { ContributorRole } from '@frontage/site-model/enums';
import { emailKey } from '../sign-in/email-key';
import type { Database } from '../store/database';
import { parseJson, toJson } from '../store/json-text';
import { searchKey } from '../store/search-key';
import type { AccountTable } from './account-table';

/** Somebody who looks after a site. */
export interface Account {
  readonly id: string;
  readonly siteId: string;
  readonly email: string;
  readonly name: string;
  /** As `Passwords` formats it. */
  readonly password: string;
  readonly roles: readonly ContributorRole[];
  /** The token by which a program acts for them. @default they act themselves */
  readonly by?: string;
}

/**
 * Finds the account of an address.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param email in any case
 */
export async function findAccount(
  db: Database,
  siteId: string,
  email: string,
): Promise<Account | undefined> {
  const row = await db
    .selectFrom('account')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row && readAccount(row);
}

/** Finds an account by its id. */
export async function findAccountById(db: Database, id: string): Promise<Account | undefined> {
  const row = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readAccount(row);
}

/** Lists the accounts of a site by their addresses. */
export async function listAccounts(db: Database, siteId: string): Promise<Account[]> {
  const rows = await db
    .selectFrom('account')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('email_key')
    .execute();
  return rows.map(readAccount);
}

/** Lists the accounts of a site with some ids; those that are gone are not there. */
export async function listAccountsById(
  db: Database,
  siteId: string,
  ids: readonly string[],
): Promise<Account[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('account')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute();
  return rows.map(readAccount);
}

/** Whether anybody has an account of a site. */
export async function hasAccounts(db: Database, siteId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('site_id', '=', siteId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores a new account.
 *
 * @param db the transaction of a write
 * @param account whose address no other account of the site has
 * @param now UTC milliseconds
 */
export async function insertAccount(db: Database, account: Account, now: number): Promise<void> {
  await db
    .insertInto('account')
    .values({
      id: account.id,
      site_id: account.siteId,
      email: account.email,
      email_key: emailKey(account.email),
      name: account.name,
      search_text: accountSearchText(account),
      password: account.password,
      roles: toJson(account.roles),
      created_at: now,
      updated_at: now,
      signed_in_at: null,
    })
    .execute();
}

/**
 * Replaces the password of an account.
 *
 * @param db the transaction of a write
 * @param id the account
 * @param password as `Passwords` formats it
 * @param now UTC milliseconds
 */
export async function saveAccountPassword(
  db: Database,
  id: string,
  password: string,
  now: number,
): Promise<void> {
  await db.updateTable('account').set({ password, updated_at: now }).where('id', '=', id).execute();
}

/** Renames an account, in the transaction of a write. */
export async function saveAccountName(
  db: Database,
  { id, email }: Pick<Account, 'id' | 'email'>,
  name: string,
  now: number,
): Promise<void> {
  const search_text = accountSearchText({ name, email });
  await db
    .updateTable('account')
    .set({ name, search_text, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/**
 * Gives an account another address, which no other of the site has, in the transaction of a write.
 */
export async function saveAccountEmail(
  db: Database,
  { id, name }: Pick<Account, 'id' | 'name'>,
  email: string,
  now: number,
): Promise<void> {
  const search_text = accountSearchText({ name, email });
  await db
    .updateTable('account')
    .set({ email, email_key: emailKey(email), search_text, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/**
 * Notes that somebody signed in.
 *
 * @param db the transaction of a write
 * @param id the account
 * @param now UTC milliseconds
 */
export async function noteAccountSignIn(db: Database, id: string, now: number): Promise<void> {
  await db.updateTable('account').set({ signed_in_at: now }).where('id', '=', id).execute();
}

function accountSearchText({ name, email }: Pick<Account, 'name' | 'email'>): string {
  return searchKey(`${name} ${email}`);
}

/** Reads a row of the table. */
export function readAccount(row: AccountTable): Account {
  const { id, site_id: siteId, email, name, password, roles } = row;
  return { id, siteId, email, name, password, roles: parseJson(roles) };
}
