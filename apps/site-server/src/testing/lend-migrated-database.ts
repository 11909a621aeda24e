import { Pool } from 'pg';
import {
  connections as toServer,
  createTestDatabase,
  migratedDatabase,
  type TestDatabase,
} from './postgres-database';

interface EmptiableDatabase {
  name: string;
  url: string;
  /** What its tables are like. */
  shape: string;
  /** One connection, which stays: opening one takes longer than emptying the database. */
  connections: Pool;
}

/** Databases with the tables of now that no test uses at the moment. */
const idle: EmptiableDatabase[] = [];

/**
 * Lends a database with the tables of now and without rows. `remove` empties it, and the next test
 * gets it: at a twentieth of the cost of another copy. If the test has changed a table, the
 * database is dropped instead. The others are gone at the end of the run.
 *
 * @throws where there is no server; see `hasPostgres`
 */
export async function lendMigratedDatabase(): Promise<Omit<TestDatabase, 'name'>> {
  const database = idle.pop() ?? (await copyMigratedDatabase());
  return {
    url: database.url,
    async remove() {
      if ((await shapeOf(database.connections)) === database.shape) {
        await database.connections.query(emptying);
        idle.push(database);
      } else {
        await database.connections.end();
        await toServer.query(`drop database ${database.name} with (force)`);
      }
    },
  };
}

async function copyMigratedDatabase(): Promise<EmptiableDatabase> {
  const { name, url } = await createTestDatabase(process.env[migratedDatabase], lentDatabase());
  const keepsOne = { max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true };
  const connections = new Pool({ connectionString: url, ...keepsOne });
  // A test may end all connections of its database; this one is opened again.
  connections.on('error', () => undefined);
  connections.on('connect', (client) => client.on('error', () => undefined));
  return { name, url, shape: await shapeOf(connections), connections };
}

/** All columns, constraints, triggers and functions of a database, as one text. */
async function shapeOf(opened: Pool): Promise<string> {
  const { rows } = await opened.query<{ shape: string }>(`
    select concat_ws(' ',
      (select md5(string_agg(concat_ws(' ', relname, attname, atttypid, attnotnull), ','
        order by relname, attnum)) from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped),
      (select count(*) from pg_constraint),
      (select count(*) from pg_trigger),
      (select count(*) from pg_proc)
    ) as shape`);
  return rows[0]?.shape ?? '';
}

/** Removes all databases that were lent in this run. */
export async function removeLentDatabases(): Promise<void> {
  const { rows } = await toServer.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [lentDatabase()],
  );
  for (const { name } of rows) await toServer.query(`drop database ${name} with (force)`);
}

/** How the names of lent databases begin: several runs may share a server. */
function lentDatabase(): string {
  return `${process.env[migratedDatabase]}_lent_`;
}

/**
 * Ends all other connections, as removing the database would; deletes all rows but those that say
 * which migrations ran, without asking for foreign keys; and counts from one again. Large tables
 * are made anew, since deleted rows stay in their files.
 */
const emptying = `do $$
  declare
    item record;
  begin
    perform pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid();
    -- On a busy machine they are gone a moment later.
    for turn in 1..1000 loop
      perform pg_stat_clear_snapshot();
      exit when not exists (select from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid());
      perform pg_sleep(0.01);
    end loop;
    set local session_replication_role = replica;
    for item in
      select oid::regclass as name, pg_relation_size(oid) as size from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname <> 'migration' and pg_relation_size(oid) > 0
    loop
      if item.size > 65536 then
        execute format('truncate %s cascade', item.name);
      else
        execute format('delete from %s', item.name);
      end if;
    end loop;
    perform setval(oid, 1, false) from pg_class
      where relkind = 'S' and relnamespace = 'public'::regnamespace;
  end
$$`;
