import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { markdownTable } from '../markdown-table.mjs';
import { bundleContestant, weigh } from '../media/bundle-contestant.mjs';
import { compareFigures, partOfRounds } from '../media/compare-figures.mjs';
import { contestantPage, startMediaServer } from '../media/start-media-server.mjs';
import { describeBrowserMachine, runRounds } from '../media/run-rounds.mjs';
import { writeNumber } from '../write-number.mjs';
import { measureForm } from './measure-form.mjs';
import { measureSanitiser } from './measure-sanitiser.mjs';

const folder = join(import.meta.dirname, 'contestants');
const parts = ['fields.mjs', 'render.mjs', 'definition.mjs'];
const counts = [10, 100, 1_000];
const plain = 'react-inputs';

const figures = [
  {
    name: 'mount, main thread, ms',
    read: ({ mount }) => mount,
    against: plain,
    target: { most: 1.05 },
  },
  {
    name: 'a keystroke, main thread, ms',
    read: ({ keystroke }) => keystroke,
    against: plain,
    target: { most: 1 },
  },
  {
    name: 'submit to values, ms',
    read: ({ submit }) => submit,
    against: plain,
    target: { most: 0.6 },
  },
  {
    name: 'submit and all that follows, main thread, ms',
    read: ({ submitTask }) => submitTask,
    against: plain,
  },
];

/** What a page loads for each, React apart. */
const entries = {
  'ours, plain texts': "export { mountForm } from '@frontage/form-runtime/dom';",
  'react-hook-form': "export { useForm } from 'react-hook-form';",
  formik: "export { Field, Form, Formik } from 'formik';",
  'final-form with react-final-form': "export { Field, Form } from 'react-final-form';",
  '@tanstack/react-form': "export { useForm } from '@tanstack/react-form';",
  '@conform-to/react':
    "export { getFormProps, getInputProps, useForm } from '@conform-to/react'; export { parse } from '@conform-to/dom';",
};

/**
 * Measures our forms against their peers.
 *
 * @param {{ log(line: string): void, rounds?: number | undefined }} options
 * @returns {Promise<{ title: string, machine: string, text: string }>}
 * @throws when there is no browser
 */
export async function benchForms({ log, rounds = 3 }) {
  const pages = await makePages();
  const server = await startMediaServer(pages);
  const names = Object.keys(pages);
  const measure = async (browser, name) => {
    const times = {};
    for (const count of counts)
      times[count] = await measureForm(browser, `${server.address}/${name}`, count);
    return times;
  };
  try {
    const measured = await runRounds({ names, rounds, log, title: 'forms', measure });
    return {
      title: '## Forms',
      machine: await describeBrowserMachine(),
      text: [
        `Required text fields with a label each, filled in; processor 4× slower; ${rounds} interleaved rounds, a browser a round, a page for each contestant and count. \`frontage\` is our HTML as the server sends it, put into the page and mounted; \`frontage-react\` our component in a React site, error slots and all; \`${plain}\` inputs that React renders and leaves alone, the measure of the targets; \`react-state\` inputs whose values are one state; \`floor\` HTML and one listener. A keystroke: the mean of 20 typed by a real keyboard in the middle field. Submit: from the browser's submit to the checked values in the hand of what sends them; what follows is at ours the form that locks, a draft where one is not kept yet, and the success shown in its place.`,
        ...counts.map((count) =>
          [
            `${count} fields`,
            compareFigures(figures, partOfRounds(measured, String(count)), [
              'frontage-react',
              'floor',
            ]),
          ].join('\n\n'),
        ),
        await writeBytes(),
        await writeSanitiser(),
      ].join('\n\n'),
    };
  } finally {
    await server.stop();
  }
}

async function makePages() {
  const files = (await readdir(folder)).filter((file) => !parts.includes(file));
  const pages = files.map(async (file) => [
    basename(file, '.mjs'),
    contestantPage(await bundleContestant(join(folder, file)), {
      body: '<main></main>',
      script: 'window.contestant=contestant',
    }),
  ]);
  return Object.fromEntries(await Promise.all(pages));
}

async function writeBytes() {
  const external = ['react', 'react-dom', './read-kinds'];
  const rows = Object.entries(entries).map(async ([name, entry]) => {
    const { script } = await weigh({ entry, external });
    return [name, String(script.gzip), String(script.brotli)];
  });
  return markdownTable(['bytes, minified, React apart', 'gzip', 'br'], await Promise.all(rows));
}

async function writeSanitiser() {
  const { sanitise, json, ratio } = await measureSanitiser();
  return `Sanitising 1,000 submissions with a field of each kind, in Node: ${writeNumber(sanitise)} ms; \`JSON.stringify\` of the same: ${writeNumber(json)} ms; ratio ${writeNumber(ratio)}.`;
}
