import { createInterface } from 'node:readline';
import type { Terminal } from './ask-questions';

/**
 * Reads answers line by line. After the end of the input every answer is empty, so nothing waits
 * for somebody who is not there.
 *
 * @param input where lines are typed
 * @param output where questions are shown
 */
export function openTerminal(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Terminal & { close(): void } {
  const lines = createInterface({ input });
  const answers = lines[Symbol.asyncIterator]();
  return {
    async question(text) {
      output.write(text);
      const { value, done } = await answers.next();
      if (done === true) output.write('\n');
      return done === true ? '' : value;
    },
    write: (text) => void output.write(text),
    close: () => lines.close(),
  };
}
