import { sql, type QueryExecutorProvider } from 'kysely';
import { accountTables } from './account-tables';
import { auditTables } from './audit-tables';
import { captchaTables } from './captcha-tables';
import { cartTables } from './cart-tables';
import { checkoutTables } from './checkout-tables';
import { formTables } from './form-tables';
import { mailTables } from './mail-tables';
import { memberTables } from './member-tables';
import { orderTables } from './order-tables';
import { pageTables } from './page-tables';
import { pageWordsTables } from './page-words-tables';
import { pictureTables } from './picture-tables';
import { productTables } from './product-tables';
import { rateLimitTables } from './rate-limit-tables';
import { signInTables } from './sign-in-tables';
import { siteTables } from './site-tables';

/**
 * The schema of the first release. A table stands after those it refers to.
 *
 * @param db the connection that holds the migration lock
 * @param kind of the database
 */
export async function baseline(
  db: QueryExecutorProvider,
  kind: 'sqlite' | 'postgres',
): Promise<void> {
  for (const statement of [...tables, ...pageWordsTables[kind], ...rateLimitTables(kind)])
    await sql.raw(statement).execute(db);
}

const tables = [
  ...siteTables,
  ...signInTables,
  ...accountTables,
  ...auditTables,
  ...memberTables,
  ...pageTables,
  ...pictureTables,
  ...mailTables,
  ...captchaTables,
  ...formTables,
  ...productTables,
  ...cartTables,
  ...checkoutTables,
  ...orderTables,
];
