// Serves ClickHouse's engine, as the package chdb has it, by the part of the HTTP interface that
// the log of events uses. It is 550 MB large, so it is no dependency of this one:
//   npm install --prefix ../chdb chdb@3.4.0
//   node apps/site-server/src/testing/serve-chdb.mjs ../chdb 8123
//   CLICKHOUSE_URL=http://127.0.0.1:8123 npx vitest run --project unit event-store
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const [folder = '.', port = '8123', data = mkdtempSync(join(tmpdir(), 'chdb-'))] =
  process.argv.slice(2);
const { Session } = createRequire(join(resolve(folder), 'index.js'))('chdb');
const session = new Session(data);

/**
 * @param {URLSearchParams} query
 * @param {string} body
 */
function run(query, body) {
  const insert = query.get('query');
  if (insert) return session.query(`${insert}\n${body}`);
  const params = [...query]
    .filter(([name]) => name.startsWith('param_'))
    .map(([name, value]) => [name.slice('param_'.length), value]);
  return params.length > 0
    ? session.queryBind(body, Object.fromEntries(params), 'JSONEachRow')
    : session.query(body);
}

createServer(async (request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  try {
    response.end(run(searchParams, await text(request)) ?? '');
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(Number(port), '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`));
