import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connectPostgres } from './connections';

it('a PostgreSQL server that takes the call and says nothing is a failure, not a wait without end', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const { reader, writer } = await connectPostgres(`postgres://nobody@127.0.0.1:${port}/none`, 50);
  await expect(sql`select 1`.execute(reader)).rejects.toThrow(/timeout/i);
  await Promise.all([reader.destroy(), writer.destroy()]);
  for (const socket of sockets) socket.destroy();
  silent.close();
});
