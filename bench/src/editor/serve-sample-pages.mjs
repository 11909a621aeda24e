import { join } from 'node:path';
import { root } from '../folders.mjs';
import { openCopiedDemo } from '../lists/open-copied-demo.mjs';
import { signInAdmin } from '../lists/sign-in-admin.mjs';
import { startProcess } from '../restart/start-process.mjs';
import { bundleServerUnderTest } from '../server/bundle-server-under-test.mjs';
import { freePort } from '../start-demo.mjs';
import { sampleDocument, sampleSizes } from './sample-blocks.mjs';

/** How many different pictures the pages have. */
const pictureCount = 12;

/** The id of the page with so many blocks. */
const pageId = (count) => `be${String(count).padStart(22, '0')}`;

/**
 * Starts the real server, with a page of every size among those of the demo.
 *
 * @returns {Promise<{
 *   address: string,
 *   cookie: string,
 *   pictures: string[],
 *   pagePath(count: number): string,
 *   editorPath(count: number): string,
 *   stop(): Promise<void>,
 * }>} `cookie`: of a signed-in admin; `pictures`: their addresses
 */
export async function serveSamplePages() {
  const { dataDir, assets } = await fillData();
  const port = String(await freePort());
  const program = await bundleServerUnderTest(join(root, 'apps/site-server/src/main.ts'));
  const { end } = await startProcess(program, {
    PORT: port,
    DATA_DIR: dataDir,
    RUNTIME_DIR: join(root, 'apps/demo/.frontage/runtime'),
  });
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    cookie: await signInAdmin(address),
    pictures: assets.map(({ id, name }) => `/assets/${id}/${name}?format=750w`),
    pagePath: (count) => `/bench-${count}`,
    editorPath: (count) => `/config/pages/${pageId(count)}/edit`,
    stop: () => end('SIGTERM'),
  };
}

/** Copies the demo's data, and adds the pages. */
async function fillData() {
  const { dataDir, db } = await openCopiedDemo('editor-data');
  const assets = db
    .prepare("select id, name from asset where mime = 'image/jpeg' order by id limit ?")
    .all(pictureCount);
  const { id: site } = db.prepare('select id from site order by id limit 1').get();
  for (const count of sampleSizes) insertPage(db, site, count, assets);
  db.close();
  return { dataDir, assets };
}

function insertPage(db, site, count, assets) {
  const document = sampleDocument(
    count,
    assets.map(({ id }) => id),
  );
  const page = pageId(count);
  const version = `ae${page.slice(2)}`;
  db.prepare(
    `insert into page (id, site_id, slug, page_type, draft_version_id, published_version_id, search_text, created_at, updated_at)
     values (?, ?, ?, 1, ?, ?, '', 1, 1)`,
  ).run(page, site, `bench-${count}`, version, version);
  db.prepare(
    `insert into page_version (id, site_id, page_id, number, title, description, document, plain_text, created_at)
     values (?, ?, ?, 1, ?, '', ?, '', 1)`,
  ).run(version, site, page, `Bench of ${count}`, JSON.stringify(document));
}
