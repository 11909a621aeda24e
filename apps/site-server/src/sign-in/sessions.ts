import { randomBytes } from 'node:crypto';
import { hashToken } from '../http/hash-token';
import type { Database } from '../store/database';
import type { SessionHolder, SessionTable } from './session-table';

/** A browser in which somebody is signed in. */
export interface Session {
  readonly id: string;
  /** Such as `Firefox on Linux`. */
  readonly device: string;
  /** Such as `203.0.113.0/24`. */
  readonly network: string;
  /** UTC milliseconds. */
  readonly createdAt: number;
  /** UTC milliseconds, to within five minutes. */
  readonly seenAt: number;
  /** Whether it outlasts the browser [3.51]. */
  readonly isRemembered: boolean;
}

/** A session to open. */
export interface NewSession extends Pick<Session, 'id' | 'device' | 'network' | 'isRemembered'> {
  readonly siteId: string;
  readonly holder: SessionHolder;
  /** The account or the member. */
  readonly holderId: string;
}

/** How long a session lasts that is to be remembered, from its start, in milliseconds. */
export const rememberedLifetime = 30 * 24 * 60 * 60 * 1000;

/** How long any other lasts without being used, in milliseconds. */
export const idleLifetime = 12 * 60 * 60 * 1000;

/** How exactly the last use is known, in milliseconds: each note of it is a write. */
const seenStep = 5 * 60 * 1000;

/**
 * Opens a session.
 *
 * @param db the transaction of a write
 * @param session whose it is, and where
 * @param now UTC milliseconds
 * @returns its token, which is stored nowhere else
 */
export async function openSession(
  db: Database,
  { id, siteId, holder, holderId, device, network, isRemembered }: NewSession,
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('session')
    .values({
      id,
      site_id: siteId,
      holder,
      holder_id: holderId,
      token_hash: hashToken(token),
      device,
      network,
      remembered: isRemembered ? 1 : 0,
      created_at: now,
      seen_at: now,
      expires_at: now + (isRemembered ? rememberedLifetime : idleLifetime),
    })
    .execute();
  return token;
}

/** An open session, and whether its last use is due to be noted. */
export interface OpenSession {
  readonly session: Session;
  /** The account or the member. */
  readonly holderId: string;
  readonly isUnnoted: boolean;
}

/**
 * Finds the session of a token.
 *
 * @param db the reading side
 * @param wanted the site that was addressed, and whose session it is: a session is good for one
 * @param token of the cookie
 * @param now UTC milliseconds
 */
export async function findSession(
  db: Database,
  { siteId, holder }: { siteId: string; holder: SessionHolder },
  token: string,
  now: number,
): Promise<OpenSession | undefined> {
  const row = await db
    .selectFrom('session')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('site_id', '=', siteId)
    .where('holder', '=', holder)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return (
    row && {
      session: readSession(row),
      holderId: row.holder_id,
      isUnnoted: now - row.seen_at >= seenStep,
    }
  );
}

/**
 * Notes that a session was used, which prolongs one that is not remembered.
 *
 * @param db the transaction of a write
 * @param id the session
 * @param now UTC milliseconds
 */
export async function noteSession(db: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('session')
    .set((eb) => ({
      seen_at: now,
      expires_at: eb
        .case()
        .when('remembered', '=', 1)
        .then(eb.ref('expires_at'))
        .else(now + idleLifetime)
        .end(),
    }))
    .where('id', '=', id)
    .execute();
}

/** Lists the open sessions of an account or a member, the last used first. */
export async function listSessions(
  db: Database,
  holderId: string,
  now: number,
): Promise<Session[]> {
  const rows = await db
    .selectFrom('session')
    .selectAll()
    .where('holder_id', '=', holderId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map(readSession);
}

function readSession(row: SessionTable): Session {
  const { id, device, network, created_at: createdAt, seen_at: seenAt, remembered } = row;
  return { id, device, network, createdAt, seenAt, isRemembered: remembered === 1 };
}

/** Which sessions end: one, all but one, or all. */
export type EndedSessions = { readonly id: string } | { readonly except: string } | 'all';

/**
 * Ends sessions. What is over is no longer in the store.
 *
 * @param db the transaction of a write
 * @param holderId whose they are; those of others stay
 * @param ended of them
 */
export async function endSessions(
  db: Database,
  holderId: string,
  ended: EndedSessions,
): Promise<void> {
  let query = db.deleteFrom('session').where('holder_id', '=', holderId);
  if (ended !== 'all')
    query =
      'id' in ended ? query.where('id', '=', ended.id) : query.where('id', '<>', ended.except);
  await query.execute();
}

/** Deletes sessions that are over. */
export async function sweepSessions(db: Database, now: number): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
}
