// Runs the benches and writes their tables into results.md.
//
//   pnpm bench                      all
//   pnpm bench page                 one, by name
//   pnpm bench page --rounds 9      more rounds than usual
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchCensus } from './census/bench-census.mjs';
import { benchCheckout } from './checkout/bench-checkout.mjs';
import { benchCollector } from './collector/bench-collector.mjs';
import { benchEarlier } from './earlier/bench-earlier.mjs';
import { resultsFile } from './folders.mjs';
import { benchEditor } from './editor/bench-editor.mjs';
import { benchForms } from './forms/bench-forms.mjs';
import { benchFormsServer } from './forms-server/bench-forms-server.mjs';
import { loadText, waitForQuiet } from './describe-machine.mjs';
import { benchBytes } from './media/bytes/bench-bytes.mjs';
import { benchCarousel } from './media/carousel/bench-carousel.mjs';
import { benchImages } from './media/images/bench-images.mjs';
import { benchLayout } from './media/layout/bench-layout.mjs';
import { benchLightbox } from './media/lightbox/bench-lightbox.mjs';
import { benchLists } from './lists/bench-lists.mjs';
import { benchMoney } from './money/bench-money.mjs';
import { benchPage } from './page/bench-page.mjs';
import { reasons } from './reasons.mjs';
import { replacePart } from './replace-part.mjs';
import { benchRestart } from './restart/bench-restart.mjs';
import { benchServer } from './server/bench-server.mjs';

const benches = {
  page: benchPage,
  server: benchServer,
  restart: benchRestart,
  forms: benchForms,
  'forms-server': benchFormsServer,
  census: benchCensus,
  collector: benchCollector,
  checkout: benchCheckout,
  earlier: benchEarlier,
  lists: benchLists,
  editor: benchEditor,
  bytes: benchBytes,
  carousel: benchCarousel,
  layout: benchLayout,
  lightbox: benchLightbox,
  images: benchImages,
  money: benchMoney,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' } },
});
const wanted = positionals.length > 0 ? positionals : Object.keys(benches);
const unknown = wanted.filter((name) => !Object.hasOwn(benches, name));
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
const log = (line) => console.log(line);

if (unknown.length > 0 || (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0))) {
  console.error(`Usage: pnpm bench [${Object.keys(benches).join('] [')}] [--rounds 5]`);
  process.exitCode = 1;
} else {
  for (const name of wanted) {
    await waitForQuiet(log);
    const before = loadText();
    const part = await benches[name]({ log, rounds });
    if (part === undefined) continue;
    const dated = [
      part.title,
      `${new Date().toISOString().slice(0, 10)}; ${part.machine}; load ${before} before, ${loadText()} after.`,
      part.text,
      ...(reasons[name].length > 0
        ? [`Reasons:\n${reasons[name].map((reason) => `- ${reason}`).join('\n')}`]
        : []),
    ].join('\n\n');
    log(`\n${dated}\n`);
    writeFileSync(
      resultsFile,
      replacePart(existsSync(resultsFile) ? readFileSync(resultsFile, 'utf8') : '', name, dated),
    );
  }
}
