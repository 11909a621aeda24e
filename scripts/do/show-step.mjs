/**
 * Runs a step, prints a line before it, and a line with its result and duration after it.
 *
 * @template T
 * @param {string} name what is being done
 * @param {() => Promise<T>} work
 * @param {{ isFine?: (result: T) => boolean, print?: (text: string) => void }} [options] what
 *   counts as success, and where the lines go
 * @returns {Promise<T>}
 */
export async function showStep(
  name,
  work,
  { isFine = (result) => result === 0, print = (text) => process.stdout.write(text) } = {},
) {
  const started = performance.now();
  print(`\n▸ ${name}\n`);
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`${isFine(result) ? '✓' : '✗'} ${name} · ${seconds} s\n`);
  return result;
}

/** Whether a run of tests or a check passed. */
export const isFine = ({ failed }) => failed === 0;
