import type { Database } from '../store/database';

/**
 * Deletes a subscriber, with the mails to them that have not been sent.
 *
 * @returns their address; undefined if they are not on the list
 */
export async function deleteSubscriber(
  db: Database,
  formId: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('subscriber')
    .where('form_id', '=', formId)
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}
