import { build } from 'esbuild';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, workFolder } from '../folders.mjs';
import { describeMachine } from '../describe-machine.mjs';
import { compareFigures } from '../media/compare-figures.mjs';

/** How long a contestant runs in a round, ms of processor time. */
const turn = 60;

/** What the research asks of each task, as our share of a peer's time. */
const targets = {
  format: { target: { most: 0.25 }, against: 'Intl, cached' },
  'parse "1234.50"': { target: { most: 0.1 }, against: 'currency.js' },
  'parse "$1,234.50"': { target: { most: 0.1 }, against: 'currency.js' },
  'total of 100 lines, taxed': { target: { most: 0.05 }, against: 'big.js' },
  'total of 100 lines, a tenth off, taxed': { target: { most: 0.1 }, against: 'big.js' },
};

/**
 * Measures formatting, parsing, dividing and adding up in plain Node.
 *
 * @param {{ log(line: string): void, rounds?: number | undefined }} options
 * @returns {Promise<{ title: string, machine: string, text: string }>}
 * @throws if contestants give different answers
 */
export async function benchMoney({ log, rounds = 7 }) {
  const { tasks, amounts } = await loadContestants();
  for (const [task, contestants] of Object.entries(tasks))
    checkAnswers(task, Object.entries(contestants), amounts);
  const measured = Array.from({ length: rounds }, (_, round) => {
    const times = Object.fromEntries(
      Object.entries(tasks).map(([task, contestants]) => [
        task,
        measureTask(Object.entries(contestants), { round, amounts }),
      ]),
    );
    log(
      `money, round ${round + 1} of ${rounds}: ${JSON.stringify(times, (_, value) => (typeof value === 'number' ? Math.round(value) : value))}`,
    );
    return times;
  });
  return {
    title: '## Money',
    machine: describeMachine(),
    text: [
      `${amounts} amounts of US dollars in turns; one process, ${rounds} interleaved rounds of ${turn} ms of processor time a contestant, which is what the figures count; all answers are compared first. A total has the tax of each line rounded by itself; ours also tells each rule's share of each line.`,
      ...Object.keys(tasks).map((task) => {
        const figure = { name: 'ns', read: (value) => value, ...targets[task] };
        return `### ${task[0].toUpperCase()}${task.slice(1)}\n${compareFigures(
          [figure],
          measured.map((round) => round[task]),
        )}`;
      }),
    ].join('\n\n'),
  };
}

async function loadContestants() {
  const outfile = join(workFolder, 'money.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'contestants.mjs')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@frontage/commerce-model': join(root, 'packages/commerce-model/src/index.ts') },
  });
  return import(pathToFileURL(outfile).href);
}

function checkAnswers(task, [[, ours], ...peers], amounts) {
  for (let index = 0; index < amounts; index += 1) {
    const wrong = peers.find(([, run]) => run(index) !== ours(index));
    if (wrong)
      throw new Error(
        `[bench] ${wrong[0]} disagrees on "${task}": ${wrong[1](index)} instead of ${ours(index)}.`,
      );
  }
}

/** Another order in each round, so that none always comes first. */
function measureTask(contestants, { round, amounts }) {
  const ordered = contestants.map((_, index) => contestants[(index + round) % contestants.length]);
  return Object.fromEntries(ordered.map(([name, run]) => [name, timeOne(run, amounts)]));
}

/** Gives nanoseconds of processor time per call, so that other work on the machine counts less. */
function timeOne(run, amounts) {
  let calls = 0;
  let lastResult;
  const start = process.cpuUsage();
  let spent = process.cpuUsage(start);
  while (spent.user + spent.system < turn * 1_000) {
    for (let index = 0; index < 100; index += 1) lastResult = run((calls + index) % amounts);
    calls += 100;
    spent = process.cpuUsage(start);
  }
  // The answer is used, so that no compiler removes the call.
  if (lastResult === undefined) throw new Error('[bench] no answers.');
  return ((spent.user + spent.system) * 1_000) / calls;
}
