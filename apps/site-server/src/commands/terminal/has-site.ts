import type { Store } from '../../store/store';

/** Whether a store has any site; the first start makes it. */
export async function hasSite({ read }: Pick<Store, 'read'>): Promise<boolean> {
  return (await read.selectFrom('site').select('id').limit(1).executeTakeFirst()) !== undefined;
}
