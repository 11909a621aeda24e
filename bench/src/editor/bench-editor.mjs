import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compressedBytes } from '../../../scripts/size/measure-bundle.mjs';
import { bundleContestant } from '../media/bundle-contestant.mjs';
import { contestantPage } from '../media/start-media-server.mjs';
import { describeBrowserMachine, runRounds, withBrowser } from '../media/run-rounds.mjs';
import { drivers } from './drivers.mjs';
import { measureEditor } from './measure-editor.mjs';
import { sampleBlocks, sampleSizes } from './sample-blocks.mjs';
import { serveSamplePages } from './serve-sample-pages.mjs';
import { startPeersProxy } from './start-peers-proxy.mjs';
import { writeEditorPart } from './write-editor-part.mjs';

const folder = join(import.meta.dirname, 'contestants');

/**
 * Measures the page editor against its best peers, and against what writing in the same HTML costs
 * at the least.
 *
 * @param {{ log(line: string): void, rounds?: number | undefined }} options
 * @returns {Promise<{ title: string, machine: string, text: string }>}
 * @throws when there is no browser, or an editor does not do what it is asked to
 */
export async function benchEditor({ log, rounds = 5 }) {
  const site = await serveSamplePages();
  const { cookie } = site;
  const { bundles, pages } = await bundlePeers(site);
  const proxy = await startPeersProxy(site.address, pages);
  const urlOf = (name, count) =>
    proxy.address + (name === 'frontage' ? site.editorPath(count) : peerPath(name, count));
  try {
    const measured = await runRounds({
      names: Object.keys(drivers),
      rounds,
      log,
      title: 'editor',
      async measure(browser, name) {
        const costs = {};
        for (const count of sampleSizes)
          costs[count] = await measureEditor(browser, drivers[name], {
            url: urlOf(name, count),
            cookie,
            count,
          });
        return costs;
      },
    });
    const scripts = Object.fromEntries(
      bundles.map(([name, { script, style }]) => [
        name,
        compressedBytes(script, 'brotli') + (style && compressedBytes(style, 'brotli')),
      ]),
    );
    scripts.frontage = await weighEditor(urlOf('frontage', 1), cookie);
    return {
      title: '## The page editor',
      machine: await describeBrowserMachine(),
      text: writeEditorPart({ measured, scripts }),
    };
  } finally {
    await proxy.stop();
    await site.stop();
  }
}

const peerPath = (name, count) => `/bench/${name}-${count}`;

async function bundlePeers(site) {
  const bundles = await Promise.all(
    (await readdir(folder)).map(async (file) => [
      file === 'editorjs.mjs' ? 'editor.js' : file.replace('.mjs', ''),
      await bundleContestant(join(folder, file)),
    ]),
  );
  const pages = new Map();
  for (const [name, bundle] of bundles)
    for (const count of sampleSizes) {
      const blocks = JSON.stringify(sampleBlocks(count, site.pictures)).replaceAll('<', '\\u003c');
      const script = `contestant.mount(${blocks})`;
      const path = peerPath(name, count);
      const isOnPage = name === 'floor' || name === 'duties';
      const html = isOnPage
        ? await withScript(site.address + site.pagePath(count), `${bundle.script}\n${script}`)
        : contestantPage(bundle, { body: '<main></main>', script });
      if (name === 'duties') pages.set(path, await aroundFrame(site, count, `${path}/page`));
      pages.set(name === 'duties' ? `${path}/page` : path, html);
    }
  return { bundles, pages };
}

/** The page as visitors get it, and a script more. */
async function withScript(url, script) {
  return (await load(url)).replace('</body>', () => `<script>${script}</script></body>`);
}

/** The page of our editor as the server sends it, without scripts, around another page. */
async function aroundFrame({ address, cookie, editorPath }, count, path) {
  const html = await load(address + editorPath(count), { cookie });
  return html
    .replaceAll(/<script[^>]*>[^]*?<\/script>/g, '')
    .replace(/(<iframe[^>]* src=")[^"]*/, (_, start) => start + path);
}

async function load(url, headers = {}) {
  const reply = await fetch(url, { headers });
  if (reply.status !== 200) throw new Error(`[bench] ${url}: ${reply.status}`);
  return reply.text();
}

/** What the editor's own page loads of scripts, without its dialogs, which come later; bytes. */
async function weighEditor(url, cookie) {
  return withBrowser(async (browser) => {
    const context = await browser.newContext({ extraHTTPHeaders: { cookie } });
    const page = await context.newPage();
    await page.goto(url);
    await drivers.frontage.untilReady(page, 1);
    const texts = await page.evaluate(() =>
      Promise.all(
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(async ({ name }) => (await fetch(name)).text()),
      ),
    );
    return texts.reduce((sum, text) => sum + compressedBytes(text, 'brotli'), 0);
  });
}
