/**
 * A failed test.
 *
 * @typedef {{ where: string, name: string, reason: string }} Failure
 * `where` is what its runner takes as a filter: a file, of Playwright with its line
 */

/** Formats a failure for the end of a run. */
export function failureLine({ where, name, reason }) {
  return `  ${where} › ${name}${reason && `\n    ${reason}`}`;
}

/** Gives the first line of a message, without terminal colours. */
export function firstLine(message) {
  // eslint-disable-next-line no-control-regex -- the sign that begins a colour
  return message.replaceAll(/\u001b\[[\d;]*m/g, '').split('\n')[0];
}
