/**
 * A test that failed.
 *
 * @typedef {{ where: string, name: string, reason: string }} Failure
 * `where` is what its runner takes as a filter: a file, of Playwright with its line
 */

/** A line for the end of a run. */
export function failureLine({ where, name, reason }) {
  return `  ${where} › ${name}${reason && `\n    ${reason}`}`;
}

/** The first line of a message, without the colours of a terminal. */
export function firstLine(message) {
  // eslint-disable-next-line no-control-regex -- the sign that begins a colour
  return message.replaceAll(/\u001b\[[\d;]*m/g, '').split('\n')[0];
}
