/**
 * Begins work that runs beside other work, and keeps what it prints: two at once would print into
 * each other's lines.
 *
 * @template T
 * @param {(print: (text: string) => void) => Promise<T>} work
 * @param {{ write?: (text: string) => void }} [options] replaced by tests
 * @returns {{ show(): void, finish(): Promise<T> }} `show` writes what was printed until now;
 *   `finish` from then on all that is printed, and answers what the work did
 */
export function runAside(work, { write = (text) => process.stdout.write(text) } = {}) {
  let printed = '';
  let isShown = false;
  const show = () => {
    write(printed);
    printed = '';
  };
  const result = work((text) => {
    printed += text;
    if (isShown) show();
  });
  // Whoever finishes is told of it; until then it is no rejection that nobody handles.
  result.catch(() => undefined);
  return {
    show,
    finish() {
      isShown = true;
      show();
      return result;
    },
  };
}
