import { join } from 'node:path';
import { describeMachine } from '../describe-machine.mjs';
import { root } from '../folders.mjs';
import { markdownTable } from '../markdown-table.mjs';
import { spread } from '../ratio-of-rounds.mjs';
import { startProcess } from '../restart/start-process.mjs';
import { bundleServerUnderTest } from '../server/bundle-server-under-test.mjs';
import { freePort } from '../start-demo.mjs';
import { writeSpread } from '../write-number.mjs';
import { openCopiedDemo } from './open-copied-demo.mjs';
import { middleOf, rareWord, rowCount, seedLists } from './seed-lists.mjs';
import { signInAdmin } from './sign-in-admin.mjs';

/** How long a list may take on the server, in milliseconds. */
const target = 50;

const newestBefore = (kind) => () => {
  const { time, id } = middleOf(kind);
  return `before=${time}.${id}`;
};

/** Each list with the address of its middle. */
const lists = {
  messages: { middle: newestBefore('aa') },
  orders: { middle: () => `before=${middleOf('bb').number}` },
  products: { middle: newestBefore('cc') },
  members: { middle: newestBefore('dd') },
  pages: { middle: () => `after=bench/p${String(rowCount / 2).padStart(23, '0')}` },
  reviews: { middle: newestBefore('ff') },
  codes: { middle: newestBefore('a1') },
  'gift-cards': { middle: newestBefore('a2') },
  log: { middle: newestBefore('a3') },
  files: { middle: newestBefore('a4') },
  people: { middle: newestBefore('a5') },
  tokens: { middle: newestBefore('a6') },
  'settings/redirects': {
    middle: () => `after=/bench/${String(rowCount / 2).padStart(24, '0')}`,
  },
};

/**
 * Measures the lists of the owner's area with 100,000 rows each on SQLite: the first rows, a search
 * that finds one row, one that finds none, and a part in the middle.
 *
 * @param {{ log(line: string): void, rounds?: number | undefined }} options
 * @returns {Promise<{ title: string, machine: string, text: string }>}
 */
export async function benchLists({ log, rounds = 9 }) {
  const settings = {
    PORT: String(await freePort()),
    DATA_DIR: await fillData(),
    RUNTIME_DIR: join(root, 'apps/demo/.frontage/runtime'),
  };
  const program = await bundleServerUnderTest(join(root, 'apps/site-server/src/main.ts'));
  const { end } = await startProcess(program, settings);
  const address = `http://127.0.0.1:${settings.PORT}`;
  try {
    const cookie = await signInAdmin(address);
    const rows = [];
    const searches = { found: `?q=${rareWord}`, none: '?q=nowhere+else' };
    for (const [name, { middle }] of Object.entries(lists)) {
      const queries = { first: '', middle: `?${middle()}`, ...searches };
      rows.push([name, await measure(`${address}/config/${name}`, queries, { cookie, rounds })]);
      log(`lists, ${name}: ${JSON.stringify(rows.at(-1)[1])}`);
    }
    for (const part of ['first', 'second', 'third']) {
      const queries = Object.fromEntries(
        Object.entries(searches).map(([kind, query]) => [kind, `${query}&part=${part}`]),
      );
      const name = `the menu, ${part} part`;
      rows.push([name, await measure(`${address}/config/find`, queries, { cookie, rounds })]);
      log(`lists, ${name}: ${JSON.stringify(rows.at(-1)[1])}`);
    }
    const asked = { first: '?q=jar', ...searches };
    const found = await measure(`${address}/search`, asked, { cookie, rounds });
    rows.push(["the site's search, all found in place of first rows", found]);
    log(`lists, the site's search: ${JSON.stringify(found)}`);
    return { title: '## Long lists', machine: describeMachine(), text: writePart(rows, rounds) };
  } finally {
    await end('SIGTERM');
  }
}

function writePart(rows, rounds) {
  const kinds = ['first', 'middle', 'found', 'none'];
  const worst = Math.max(
    ...rows.flatMap(([, times]) => Object.values(times).map(({ middle }) => middle)),
  );
  return [
    `${rowCount} rows of each list in SQLite, pages of the area as an owner gets them, in milliseconds from the request to the end of the answer; ${rounds} rounds. Target: at most ${target} each; the worst is ${Math.round(worst)} ${worst <= target ? '✓' : '✗'}.`,
    markdownTable(
      ['list', 'first rows', 'a part in the middle', 'search, one found', 'search, none found'],
      rows.map(([name, times]) => [
        name,
        ...kinds.map((kind) => (times[kind] ? writeSpread(times[kind]) : '–')),
      ]),
    ),
  ].join('\n\n');
}

async function measure(url, queries, { cookie, rounds }) {
  const times = Object.fromEntries(Object.keys(queries).map((kind) => [kind, []]));
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const [kind, query] of Object.entries(queries)) {
      const started = performance.now();
      const reply = await fetch(url + query, { headers: { cookie } });
      const text = await reply.text();
      const time = performance.now() - started;
      if (reply.status !== 200) throw new Error(`[bench] ${url + query}: ${reply.status}`);
      if (kind === 'first' && !text.includes('<tbody>') && !text.includes('<li'))
        throw new Error(`[bench] ${url} shows no row.`);
      if (round > 0) times[kind].push(time);
    }
  return Object.fromEntries(Object.entries(times).map(([kind, rounds]) => [kind, spread(rounds)]));
}

/** Copies the demo's data, and fills every list. */
async function fillData() {
  const { dataDir, db } = await openCopiedDemo('lists-data');
  seedLists(db);
  db.close();
  return dataDir;
}
