import { availableParallelism, loadavg } from 'node:os';

/** The highest load per core before measuring time, and how long to wait for it. */
const calm = 0.6;
const mostWait = 120_000;
const pause = 5_000;

/**
 * Describes what matters of this machine, without its name.
 *
 * @param {Record<string, string>} [more] such as the browser's version
 * @returns {string}
 */
export function describeMachine(more = {}) {
  const versions = Object.entries({ Node: process.versions.node, ...more }).map(
    ([name, version]) => `${name} ${version}`,
  );
  return [
    `${process.platform} ${process.arch}`,
    `${availableParallelism()} cores`,
    ...versions,
  ].join(', ');
}

/** Gives the load of the last minute, as text. */
export function loadText() {
  return loadavg()[0].toFixed(2);
}

/**
 * Waits until the machine is nearly idle, two minutes at most: a busy machine is measured as well,
 * and its load is printed next to the figures.
 *
 * @param {(line: string) => void} log
 */
export async function waitForQuiet(log) {
  const deadline = performance.now() + mostWait;
  const most = calm * availableParallelism();
  if (loadavg()[0] > most)
    log(`Load is ${loadText()}: waiting for ${most.toFixed(1)}, two minutes at most.`);
  while (loadavg()[0] > most && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
