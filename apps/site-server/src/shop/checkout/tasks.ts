import type { Database } from '../../store/database';
import { prepareQuery, type QueryParam } from '../../store/prepare-query';
import { parseJson, toJson } from '../../store/json-text';
import type { CheckoutTaskTable } from './checkout-table';
import type { ClaimedTask, PaymentTask } from './driver/checkout-book';

/**
 * Adds a task unless it exists already.
 *
 * @param db the transaction of a write
 * @param task to do
 * @param dueAt the earliest time for it, UTC milliseconds
 */
export async function insertTask(db: Database, task: PaymentTask, dueAt: number): Promise<void> {
  await insertRow(db, {
    checkout_id: task.checkoutId,
    name: taskName(task),
    task: toJson(task),
    due_at: dueAt,
  });
}

const insertRow = prepareQuery((db, param: QueryParam<Omit<CheckoutTaskTable, 'tries'>>) =>
  db
    .insertInto('checkout_task')
    .values({
      checkout_id: param('checkout_id'),
      name: param('name'),
      task: param('task'),
      due_at: param('due_at'),
      tries: 0,
    })
    .onConflict((conflict) => conflict.columns(['checkout_id', 'name']).doNothing()),
);

/** Deletes a finished task. */
export async function deleteTask(db: Database, task: PaymentTask): Promise<void> {
  await deleteRow(db, { checkoutId: task.checkoutId, name: taskName(task) });
}

const deleteRow = prepareQuery((db, param: QueryParam<{ checkoutId: string; name: string }>) =>
  db
    .deleteFrom('checkout_task')
    .where('checkout_id', '=', param('checkoutId'))
    .where('name', '=', param('name')),
);

/** Postpones a task until a time, UTC milliseconds. */
export async function delayTask(db: Database, task: PaymentTask, until: number): Promise<void> {
  await db
    .updateTable('checkout_task')
    .set({ due_at: until })
    .where('checkout_id', '=', task.checkoutId)
    .where('name', '=', taskName(task))
    .execute();
}

/**
 * Claims due tasks, oldest first: nobody else gets them before `until`. If two servers try at once,
 * one gets each task, because its row is read again under its lock.
 *
 * @param db the transaction of a write
 * @param times now, and when another server may assume that this one has died
 * @param limit the most
 */
export async function claimTasks(
  db: Database,
  { now, until }: { now: number; until: number },
  limit: number,
): Promise<ClaimedTask[]> {
  const due = await db
    .selectFrom('checkout_task')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  const claimed: ClaimedTask[] = [];
  for (const { checkout_id, name } of due) {
    const row = await db
      .updateTable('checkout_task')
      .set((eb) => ({ tries: eb('tries', '+', 1), due_at: until }))
      .where('checkout_id', '=', checkout_id)
      .where('name', '=', name)
      .where('due_at', '<=', now)
      .returning(['task', 'tries'])
      .executeTakeFirst();
    if (row) claimed.push({ task: parseJson(row.task), tries: row.tries });
  }
  return claimed;
}

/** Whether any task is due. */
export async function hasDueTask(db: Database, now: number): Promise<boolean> {
  return (
    (await db
      .selectFrom('checkout_task')
      .select('name')
      .where('due_at', '<=', now)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

/** Lists the open tasks of one checkout. */
export async function tasksOf(db: Database, checkoutId: string): Promise<ClaimedTask[]> {
  const rows = await db
    .selectFrom('checkout_task')
    .selectAll()
    .where('checkout_id', '=', checkoutId)
    .orderBy('due_at')
    .execute();
  return rows.map(({ task, tries }) => ({ task: parseJson(task), tries: tries + 1 }));
}

function taskName(task: PaymentTask): string {
  return `${task.do} ${task.do === 'refund' ? task.paymentId : task.attempt}`;
}
