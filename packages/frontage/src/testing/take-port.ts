import { createServer, type Server } from 'node:net';

/** Takes a port, so that nobody else can. */
export async function takePort(): Promise<{ other: Server; port: number }> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  return { other, port: typeof address === 'object' && address ? address.port : 0 };
}

/** A port that a server has each time it is started again. */
export async function freePort(): Promise<number> {
  const { other, port } = await takePort();
  await new Promise<void>((resolve) => other.close(() => resolve()));
  return port;
}
