/**
 * Up to this many failures may be the machine's fault. More are the code's, and are not repeated.
 */
const MOST_REPEATED = 5;

/**
 * Repeats failed tests once, alone. While thousands of tests share two cores, a browser sometimes
 * answers too late; alone it answers in time, and what is really broken fails again. Tests that
 * pass only then are listed at the end of the run: their waits are too short.
 *
 * @template {import('./count-run.mjs').Run} R
 * @param {R} first
 * @param {(filters: string[]) => Promise<R>} run
 * @returns {Promise<R>}
 */
export async function repeatFailures(first, run) {
  const { failures } = first;
  // A failure without a name, such as an error between two tests, cannot be repeated.
  const isNamed = failures.length === first.failed;
  if (failures.length === 0 || failures.length > MOST_REPEATED || !isNamed) return first;
  console.log(`\n${failures.length} failed. Once more, alone:`);
  const repeated = await run([...new Set(failures.map((failure) => failure.where))]);
  const isBroken = (failure) =>
    repeated.failures.some(({ where, name }) => where === failure.where && name === failure.name);
  return {
    ...first,
    passed: first.passed + Math.max(0, first.failed - repeated.failed),
    failed: repeated.failed,
    failures: repeated.failures,
    repeated:
      repeated.failed > repeated.failures.length
        ? []
        : failures.filter((failure) => !isBroken(failure)),
  };
}
