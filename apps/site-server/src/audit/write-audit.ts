import type { EndpointRequest } from '../http/endpoint';
import { networkOf } from '../http/network-of';
import type { Database } from '../store/database';
import type { Store } from '../store/store';
import type { AuditAct } from './audit-acts';
import { insertAuditEntry } from './audit-entry';
import type { AuditChange } from './audit-entry-table';

/** Somebody who acts: an account as it is at the time. */
export interface Actor {
  readonly id: string;
  readonly siteId: string;
  readonly name: string;
  readonly email: string;
  /** The token by which a program acts for them. @default they act themselves */
  readonly by?: string;
}

/** What is to be written down about an act. */
export interface AuditedAct {
  readonly act: AuditAct;
  /** Who does it; for a sign-in that failed, the site alone where nobody has that account. */
  readonly by: Actor | { readonly siteId: string };
  /** What it is done to. @default oneself */
  readonly subject?: string;
  /** What was before and after. @default the act changes nothing that is shown */
  readonly change?: AuditChange;
  /** Where it came from. */
  readonly request: Pick<EndpointRequest, 'address'>;
}

/** Names who acts, and the token that they act by. */
function nameActor({ name, email, by }: Actor): string {
  return `${name} (${email})${by === undefined ? '' : `, by the token ${by}`}`;
}

/** The longest text of an entry, in characters. */
const longest = 300;

/**
 * Writes an act into the log of its site, in the transaction of the act: either both are stored or
 * neither is. It holds no password, token or code.
 *
 * @param db the transaction of a write
 * @param store gives time and id
 * @param audited who did what, and from where
 */
export function writeAudit(
  db: Database,
  { now, createId }: Pick<Store, 'now' | 'createId'>,
  { act, by, subject = '', change, request }: AuditedAct,
): Promise<void> {
  return insertAuditEntry(db, {
    id: createId(),
    siteId: by.siteId,
    act,
    accountId: 'id' in by ? by.id : undefined,
    actor: 'id' in by ? nameActor(by).slice(0, longest) : '',
    subject: subject.slice(0, longest),
    change,
    network: networkOf(request.address),
    createdAt: now(),
  });
}

/**
 * Gives a store whose next write writes an act into the log too. For functions that make their
 * transaction themselves.
 *
 * @param store the store
 * @param audited who did what, and from where
 * @param hasActed whether a write that gave this did anything. @default each did
 */
export function auditedStore<Needed extends Pick<Store, 'write' | 'now' | 'createId'>>(
  store: Needed,
  audited: AuditedAct,
  hasActed: (result: unknown) => boolean = () => true,
): Needed {
  let isWritten = false;
  return {
    ...store,
    async write<T>(run: (db: Database) => Promise<T>): Promise<T> {
      const result = await store.write(async (db) => {
        const value = await run(db);
        if (!isWritten && hasActed(value)) await writeAudit(db, store, audited);
        return value;
      });
      isWritten = true;
      return result;
    },
  };
}
