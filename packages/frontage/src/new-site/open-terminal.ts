import { createInterface } from 'node:readline';
import type { Terminal } from './ask-questions';

/**
 * Reads answers line by line. After the end of the input every answer is empty, so nothing waits
 * for somebody who is not there; somebody at a terminal who ends it, by Ctrl+D, wants no site.
 *
 * @param input where lines are typed
 * @param output where questions are shown
 */
export function openTerminal(
  input: NodeJS.ReadableStream & { readonly isTTY?: boolean },
  output: NodeJS.WritableStream,
): Terminal & { close(): void } {
  const lines = createInterface({ input });
  const answers = lines[Symbol.asyncIterator]();
  return {
    async question(text) {
      output.write(text);
      const { value, done } = await answers.next();
      if (done !== true) return value;
      output.write('\n');
      if (input.isTTY === true)
        throw new Error(
          'a question was not answered, so nothing was made. To be asked nothing: npx frontage init --yes',
        );
      return '';
    },
    write: (text) => void output.write(text),
    close: () => lines.close(),
  };
}
