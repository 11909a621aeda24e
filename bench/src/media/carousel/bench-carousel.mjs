import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bundleContestant } from '../bundle-contestant.mjs';
import { contestantPage, startMediaServer } from '../start-media-server.mjs';
import { describeBrowserMachine, measureEach, runRounds } from '../run-rounds.mjs';
import { writeCarouselPart } from './write-carousel-part.mjs';
import { countListeners, installProbe } from './install-probe.mjs';
import { measureInit, measureLeaks, measureCarousel } from './measure-carousel.mjs';

const folder = join(import.meta.dirname, 'contestants');
const leaks = { cycles: 1_000, count: 20 };

/**
 * Measures our carousel against its peers.
 *
 * @param {{ log(line: string): void, rounds?: number | undefined }} options
 * @returns {Promise<{ title: string, machine: string, text: string }>}
 * @throws when there is no browser
 */
export async function benchCarousel({ log, rounds = 5 }) {
  const bundles = await bundleAll();
  const names = Object.keys(bundles);
  const server = await startMediaServer(pagesOf(bundles));
  const addressOf = (name, count) => `${server.address}/${name}-${count}`;
  const measure = async (browser, name) => ({
    few: await measureInit(browser, addressOf(name, 50)),
    many: await measureCarousel(browser, addressOf(name, 1_000)),
    most: await measureInit(browser, addressOf(name, 5_000)),
  });
  try {
    return {
      title: '## Carousels',
      machine: await describeBrowserMachine(),
      text: writeCarouselPart({
        measured: await runRounds({ names, rounds, log, title: 'carousel', measure }),
        left: await measureEach({
          names,
          log,
          title: 'carousel, left over',
          measure: (browser, name) => measureLeaks(browser, addressOf(name, 0), leaks),
        }),
        leaks,
      }),
    };
  } finally {
    await server.stop();
  }
}

async function bundleAll() {
  const files = (await readdir(folder)).filter((file) => file !== 'slide.mjs');
  const bundled = await Promise.all(
    files.map(async (file) => [basename(file, '.mjs'), await bundleContestant(join(folder, file))]),
  );
  return Object.fromEntries(bundled);
}

/** The slides stand in the HTML, as a server writes them. */
function pagesOf(bundles) {
  const pages = Object.entries(bundles).flatMap(([name, bundle]) =>
    [0, 50, 1_000, 5_000].map((count) => [
      `${name}-${count}`,
      contestantPage(
        { ...bundle, script: `(${countListeners})();${bundle.script}` },
        {
          // Text, as every page has: the first letters of a page cost more than all others.
          body: '<h1>Works of this year</h1><p>9 of 12</p><button>Next</button><main></main>',
          style: 'figure{margin:0}img{display:block;width:100%;height:auto}',
          script: `document.querySelector('main').innerHTML=contestant.html(${count});document.head.append(Object.assign(document.createElement('style'),{textContent:contestant.style??''}));(${installProbe})()`,
        },
      ),
    ]),
  );
  return Object.fromEntries(pages);
}
