import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from './security-headers';

/** What cannot be read as a request has no page and no language: these words are all it gets. */
const answers: Readonly<Record<string, readonly [status: number, words: string]>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'Your browser sent more with this request than we can read. Delete the cookies of this site, then try again.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'This request took too long to arrive. Please try again.'],
};
const unreadable = [400, 'This request could not be read.'] as const;

/**
 * Answers a request that Node could not read, which reaches no route: its headers are too large,
 * late, or are none. The answer has the headers of every other one, and the connection ends.
 *
 * @param code Node's code for what is wrong
 * @param socket of the visitor, who may be gone
 * @param secure whether the visitor uses https
 */
export function refuseUnreadable(code: string | undefined, socket: Socket, secure: boolean): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, words] = answers[code ?? ''] ?? unreadable;
  const headers = {
    ...securityHeaders(secure),
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(words)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${words}`,
    () => socket.destroy(),
  );
}
