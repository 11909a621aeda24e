/**
 * Gives the files of a new room of the server, by their places below its sources: the room, its
 * table with the step of the schema that makes it, and where its samples go.
 *
 * @param {ReturnType<typeof import('./room-names.mjs').roomNames>} room
 * @param {number} number of the step
 * @returns {Record<string, string>}
 */
export function roomFiles(room, number) {
  const { path, name } = room;
  const step = `${String(number).padStart(4, '0')}-${name}`;
  return {
    [`${path}/${name}-room.ts`]: roomFile(room),
    [`${path}/${name}-actions.ts`]: actionsFile(room),
    [`${path}/${name}-table.ts`]: tableFile(room),
    [`app/migrations/${step}/${name}.ts`]: stepFile(room),
    [`${path}/testing/${name}-samples.ts`]: samplesFile(room),
  };
}

const roomFile = ({ name, camel, words }) => `import { ${camel}Actions } from './${name}-actions';

/** What ${words} adds to the server. */
export const ${camel}Room = { actions: ${camel}Actions };
`;

const actionsFile = ({
  camel,
  words,
}) => `/** The calls of ${words}: see CONTRIBUTING.md, Adding a call. */
export const ${camel}Actions = [] as const;
`;

const tableFile = ({ pascal, table, words, up }) => `/** One row of ${words}. */
export interface ${pascal}Table {
  id: string;
  site_id: string;
  created_at: number;
}

declare module '${up}/store/database' {
  interface StoreTables {
    ${table}: ${pascal}Table;
  }
}
`;

const stepFile = ({
  camel,
  table,
  words,
}) => `import { sql, type QueryExecutorProvider } from 'kysely';

/** The table of ${words}. */
export async function ${camel}(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      \`create table ${table} (
        id text primary key,
        site_id text not null references site (id),
        created_at bigint not null
      )\`,
    )
    .execute(db);
}
`;

const samplesFile = ({
  camel,
  words,
  up,
}) => `import type { ActionSamples } from '${up}/../testing/action-sample';

/** Samples for ${words}. */
export const ${camel}Samples: ActionSamples = {};
`;
