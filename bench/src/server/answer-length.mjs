/**
 * Bytes of a whole HTTP answer, head and body.
 *
 * @param {Buffer} start the answer from its first byte on
 * @param {number} status that must come
 * @returns {number} 0 as long as the head is not complete
 * @throws when the status is another one, or the length is not told
 */
export function answerLength(start, status) {
  const end = start.indexOf('\r\n\r\n');
  if (end < 0) return 0;
  const head = start.toString('latin1', 0, end);
  const given = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]);
  if (given !== status)
    throw new Error(`[bench] the server answered ${given}, expected ${status}.`);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length === undefined && status !== 304)
    throw new Error('[bench] the answer does not tell its length.');
  return end + 4 + (status === 304 ? 0 : Number(length));
}
