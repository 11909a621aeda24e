import type { Store } from '../store/store';
import { writeAudit, type AuditedAct } from './write-audit';

/**
 * Writes into the log of a site that a list is taken out, before its first row is.
 *
 * @param store with the log
 * @param audited who takes it, from where, and what the list is called
 */
export async function logListExport(
  store: Pick<Store, 'write' | 'now' | 'createId'>,
  audited: Required<Pick<AuditedAct, 'by' | 'request' | 'subject'>>,
): Promise<void> {
  await store.write((db) => writeAudit(db, store, { act: 'listExported', ...audited }));
}
