import type { Database } from '../../store/database';

/** Whether a product of any site has, or had, an id. */
export async function isIdTaken(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
