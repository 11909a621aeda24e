import { sql, type QueryExecutorProvider } from 'kysely';

/** Which version of its page an edit brings back: a step of undo is called by it. */
export async function restoredSteps(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('alter table page_edit add column restores integer').execute(db);
}
