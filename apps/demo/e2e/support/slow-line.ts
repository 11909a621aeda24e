import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The speed of a connection. */
export interface LineSpeed {
  /** The delay of a byte in each direction, in ms. */
  delay: number;
  /** Bytes per second in each direction, for all connections together. */
  bytesPerSecond: number;
}

/** A bad mobile connection: a request is answered after more than half a second. */
export const phoneLine: LineSpeed = { delay: 280, bytesPerSecond: 180_000 };

/** A slow home connection. */
export const homeLine: LineSpeed = { delay: 30, bytesPerSecond: 400_000 };

/** The address of a server behind a slow connection. */
export interface SlowLine {
  address: string;
  close(): Promise<void>;
}

/** The size of a piece; larger ones would arrive in jumps. */
const pieceSize = 4_096;

/**
 * Waits for a time of `performance.now()`. What is late waits for no timer: on a busy machine each
 * takes many milliseconds, and a page of hundreds of pieces would stand still.
 */
async function waitUntil(time: number): Promise<void> {
  const wait = time - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}

/**
 * Puts a slow connection before a server. Not Chromium's own slow network, which sometimes leaves a
 * request unfinished.
 *
 * @param target address of the server
 */
export async function openSlowLine(
  target: string,
  { delay, bytesPerSecond }: LineSpeed,
): Promise<SlowLine> {
  const sockets = new Set<Socket>();

  /** One direction of the connection; data of several connections waits in turn. */
  function createWay(): (from: Socket, to: Socket) => void {
    let free = 0;
    return (from, to) => {
      let sent = Promise.resolve();
      const send = (act: () => void): void => {
        const arrival = Math.max(free, performance.now()) + delay;
        sent = sent.then(() => waitUntil(arrival)).then(act);
      };
      from.on('data', (bytes: Buffer) => {
        for (let start = 0; start < bytes.length; start += pieceSize) {
          const piece = bytes.subarray(start, start + pieceSize);
          free = Math.max(free, performance.now()) + (piece.length / bytesPerSecond) * 1_000;
          send(() => to.write(piece));
        }
      });
      from.on('end', () => send(() => to.end()));
      // Data sent before the connection breaks still arrives.
      from.on('error', () => send(() => to.destroy()));
    };
  }

  const [toServer, toBrowser] = [createWay(), createWay()];
  const { hostname, port } = new URL(target);
  const server = createServer({ allowHalfOpen: true }, (visitor) => {
    const site = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    for (const socket of [visitor, site]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    visitor.on('close', () => site.destroy());
    toServer(visitor, site);
    toBrowser(site, visitor);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: ownPort } = server.address() as AddressInfo; // of a server that listens on a port
  return {
    address: `http://127.0.0.1:${ownPort}`,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
