import { emailKey } from '../sign-in/email-key';
import type { Database } from '../store/database';
import { searchKey } from '../store/search-key';
import type { MemberTable } from './member-table';

/** Somebody who has joined a site. */
export interface Member {
  readonly id: string;
  readonly siteId: string;
  /** Confirmed by a mail. */
  readonly email: string;
  readonly name: string;
  /** As `Passwords` formats it. */
  readonly password: string;
  /** The cart of their browsers; undefined for none. */
  readonly cartId: string | undefined;
  /** UTC milliseconds. */
  readonly createdAt: number;
}

/**
 * Finds the member with an address.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param email in any case
 */
export async function findMember(
  db: Database,
  siteId: string,
  email: string,
): Promise<Member | undefined> {
  const row = await db
    .selectFrom('member')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row && readMember(row);
}

/** Finds a member by their id. */
export async function findMemberById(db: Database, id: string): Promise<Member | undefined> {
  const row = await db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readMember(row);
}

/**
 * Finds the member whose cart it is.
 *
 * @param db the reading side
 * @param cartId the cart
 */
export async function findCartMember(db: Database, cartId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Stores a new member.
 *
 * @param db the transaction of a write
 * @param member who joins
 * @returns false if another member of the site has the address
 */
export async function insertMember(db: Database, member: Member): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('member')
    .values({
      id: member.id,
      site_id: member.siteId,
      email: member.email,
      email_key: emailKey(member.email),
      name: member.name,
      name_key: searchKey(member.name),
      password: member.password,
      cart_id: member.cartId ?? null,
      created_at: member.createdAt,
      updated_at: member.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'email_key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** What changes of a member. */
export type MemberChange = Partial<Pick<Member, 'email' | 'name' | 'password' | 'cartId'>>;

/**
 * Changes a member.
 *
 * @param db the transaction of a write; of an address, nobody else may have it
 * @param id the member
 * @param change what is new
 * @param now UTC milliseconds
 */
export async function changeMember(
  db: Database,
  id: string,
  { email, name, password, cartId }: MemberChange,
  now: number,
): Promise<void> {
  await db
    .updateTable('member')
    .set({
      updated_at: now,
      ...(email !== undefined && { email, email_key: emailKey(email) }),
      ...(name !== undefined && { name, name_key: searchKey(name) }),
      ...(password !== undefined && { password }),
      ...(cartId !== undefined && { cart_id: cartId }),
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes a member; what they bought stays. */
export async function deleteMember(db: Database, id: string): Promise<void> {
  await db.deleteFrom('member').where('id', '=', id).execute();
}

function readMember(row: MemberTable): Member {
  const { id, site_id: siteId, email, name, password, cart_id: cartId } = row;
  return {
    id,
    siteId,
    email,
    name,
    password,
    cartId: cartId ?? undefined,
    createdAt: row.created_at,
  };
}
