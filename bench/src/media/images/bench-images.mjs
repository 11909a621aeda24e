import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bundleContestant } from '../bundle-contestant.mjs';
import { contestantPage, startMediaServer } from '../start-media-server.mjs';
import { describeBrowserMachine, measureEach, runRounds } from '../run-rounds.mjs';
import { boxes, chooseWidths } from './choose-widths.mjs';
import { apart, writeImagesPart } from './write-images-part.mjs';
import { countReads } from './count-reads.mjs';
import { markup } from './markup.mjs';
import { countWork, measureImages } from './measure-images.mjs';

const folder = join(import.meta.dirname, 'contestants');

/**
 * Measures our image loader against its peers and against the browser's own.
 *
 * @param {{ log(line: string): void, rounds?: number | undefined }} options
 * @returns {Promise<{ title: string, machine: string, text: string }>}
 * @throws when there is no browser
 */
export async function benchImages({ log, rounds = 5 }) {
  const pages = await makePages();
  const server = await startMediaServer(pages);
  const names = Object.keys(markup);
  const loading = names.filter((name) => !apart.includes(name));
  const addressOf = (name, kind) => `${server.address}/${name}/${kind}`;
  const measure = async (browser, name) => ({
    some: await measureImages(browser, addressOf(name, '1000')),
    many: await measureImages(browser, addressOf(name, '10000')),
  });
  const count = async (browser, name) => ({
    work: await countWork(browser, addressOf(name, 'counted')),
    widths: await chooseWidths(browser, addressOf(name, 'widths')),
  });
  try {
    return {
      title: '## Image loaders',
      machine: await describeBrowserMachine(),
      text: writeImagesPart({
        measured: await runRounds({ names, rounds, log, title: 'images', measure }),
        counted: await measureEach({
          names: loading,
          log,
          title: 'images, counts',
          measure: count,
        }),
      }),
    };
  } finally {
    await server.stop();
  }
}

async function makePages() {
  const scripts = (await readdir(folder)).map((file) => basename(file, '.mjs'));
  const pages = Object.entries(markup).map(async ([name, attributes]) => {
    const file = scripts.includes(name) ? name : 'none';
    return pagesOf(name, await bundleContestant(join(folder, `${file}.mjs`)), attributes);
  });
  return Object.fromEntries((await Promise.all(pages)).flat());
}

function pagesOf(name, bundle, { attributes, responsive = attributes }) {
  const list = (count) =>
    Array.from(
      { length: count },
      (_, index) => `<img ${attributes(index)} width="190" height="127" alt="">`,
    ).join('');
  const grid =
    'body{display:grid;grid-template-columns:repeat(6,190px);gap:10px}img{width:190px;height:127px}';
  const script = "document.dispatchEvent(new Event('bench:start'));contestant.mount()";
  const boxed = boxes
    .map(
      (width, index) =>
        `<img ${responsive(index)} style="width:${width}px;height:20px;display:block" alt="">`,
    )
    .join('');
  const counting = { ...bundle, script: `(${countReads})();${bundle.script}` };
  return [
    [`${name}/1000`, contestantPage(bundle, { body: list(1_000), style: grid, script })],
    [`${name}/10000`, contestantPage(bundle, { body: list(10_000), style: grid, script })],
    [`${name}/counted`, contestantPage(counting, { body: list(1_000), style: grid, script })],
    [`${name}/widths`, contestantPage(bundle, { body: boxed, script })],
  ];
}
