import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** How slow a line is. */
export interface LineSpeed {
  /** How long a byte is on its way, each way, in ms. */
  delay: number;
  /** Bytes a second, each way, for all connections together. */
  bytesPerSecond: number;
}

/** A bad mobile connection: what is asked for answers after more than half a second. */
export const phoneLine: LineSpeed = { delay: 280, bytesPerSecond: 180_000 };

/** A worn home connection. */
export const homeLine: LineSpeed = { delay: 30, bytesPerSecond: 400_000 };

/** The address at which a server answers over a slow line. */
export interface SlowLine {
  address: string;
  close(): Promise<void>;
}

/** What goes at once; larger pieces would come in jumps. */
const pieceSize = 4_096;

/**
 * Puts a slow line before a server. It is a line of its own, since the slow network
 * that Chromium can play leaves a request unfinished now and then.
 *
 * @param target address of the server
 */
export async function openSlowLine(
  target: string,
  { delay, bytesPerSecond }: LineSpeed,
): Promise<SlowLine> {
  const sockets = new Set<Socket>();

  /** One way of the line; what several connections send waits for its turn. */
  function createWay(): (from: Socket, to: Socket) => void {
    let free = 0;
    return (from, to) => {
      let sent = Promise.resolve();
      const send = (act: () => void): void => {
        const arrival = Math.max(free, performance.now()) + delay;
        sent = sent
          .then(() => new Promise((resolve) => setTimeout(resolve, arrival - performance.now())))
          .then(act);
      };
      from.on('data', (data: Buffer) => {
        for (let start = 0; start < data.length; start += pieceSize) {
          const piece = data.subarray(start, start + pieceSize);
          free = Math.max(free, performance.now()) + (piece.length / bytesPerSecond) * 1_000;
          send(() => to.write(piece));
        }
      });
      from.on('end', () => send(() => to.end()));
      // What was sent before a line broke still arrives.
      from.on('error', () => send(() => to.destroy()));
    };
  }

  const [there, back] = [createWay(), createWay()];
  const { hostname, port } = new URL(target);
  const server = createServer({ allowHalfOpen: true }, (visitor) => {
    const site = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    for (const socket of [visitor, site]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    visitor.on('close', () => site.destroy());
    there(visitor, site);
    back(site, visitor);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo; // of a server that listens on a port
  return {
    address: `http://127.0.0.1:${own}`,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
