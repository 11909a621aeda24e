import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { E2E_PORT: port = '4390', E2E_DATABASE_URL: databaseUrl = '' } = process.env;

/** The folder in which the server under test keeps its data. */
export const servedData = join(tmpdir(), `frontage-e2e-${port}${databaseUrl && '-postgres'}`);

/** The file of what it prints, and servers that tests start besides. */
export const servedLog = `${servedData}.log`;
