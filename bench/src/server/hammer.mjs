import { connect } from 'node:net';
import { answerLength } from './answer-length.mjs';

/**
 * Kept-alive connections, each with one request under way: enough that the server always has the
 * next one.
 */
export const connections = 64;

/**
 * Asks the same again and again and counts answers. It knows how long an answer is, so
 * that it costs little beside the server.
 *
 * @param {{ address: string, headers: Record<string, string>, time: number, status: number }} ask
 *   `time` in milliseconds; `status` that must come
 * @returns {Promise<number>} answers a second
 * @throws when the first answer has another status, or a connection ends
 */
export async function hammer({ address, headers, time, status }) {
  const { hostname, port, host } = new URL(address);
  const lines = Object.entries({ host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = Buffer.from(`GET / HTTP/1.1\r\n${lines.join('')}\r\n`);
  const start = performance.now();
  const counts = await Promise.all(
    Array.from({ length: connections }, () =>
      askAgain({ hostname, port: Number(port), request, until: start + time, status }),
    ),
  );
  return (counts.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - start);
}

function askAgain({ hostname, port, request, until, status }) {
  return new Promise((resolve, reject) => {
    let length = 0;
    let head = Buffer.alloc(0);
    let receivedBytes = 0;
    let count = 0;
    const socket = connect({ host: hostname, port, noDelay: true });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('[bench] the server closed a connection.')));
    socket.on('connect', () => socket.write(request));
    socket.on('data', (chunk) => {
      receivedBytes += chunk.length;
      if (length === 0) {
        head = Buffer.concat([head, chunk]);
        length = answerLength(head, status);
      }
      if (length === 0 || receivedBytes < length) return;
      if (receivedBytes > length)
        return void reject(new Error('[bench] answers are not all of one length.'));
      receivedBytes = 0;
      count += 1;
      if (performance.now() < until) return void socket.write(request);
      resolve(count);
      socket.destroy();
    });
  });
}
