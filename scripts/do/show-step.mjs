/**
 * Runs a step, prints a line before it, and a line with its result and duration after it.
 *
 * @template T
 * @param {string} name what is being done
 * @param {() => Promise<T>} work
 * @param {{ isFine?: (result: T) => boolean }} [options] what counts as success
 * @returns {Promise<T>}
 */
export async function showStep(name, work, { isFine = (result) => result === 0 } = {}) {
  const started = performance.now();
  console.log(`\n▸ ${name}`);
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${isFine(result) ? '✓' : '✗'} ${name} · ${seconds} s`);
  return result;
}

/** Whether a run of tests or a check passed. */
export const isFine = ({ failed }) => failed === 0;
