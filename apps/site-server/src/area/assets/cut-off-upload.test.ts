import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, host, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';

let world: TestServer;
let cookie: string;
beforeEach(async () => {
  world = await testServer();
  cookie = await signIn(world.store, await addAccount(world.store, ['editor']));
});
afterEach(() => world.remove());

const partOf = (name: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--xyz\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    content,
  ]);

const look = async () =>
  (await ask(world.server, { url: '/config/files', headers: { cookie } })).text;
const storedFiles = async () => {
  const entries = await readdir(world.dataDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

it('[8.18d] of an upload that is cut off what came whole is kept, and nothing of the rest; sent again it is there', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const image = { width: 600, height: 600, channels: 3, background: '#26685a', noise } as const;
  const png = await sharp({ create: image }).png().toBuffer();
  const before = (await storedFiles()).length;
  const { port } = new URL(await world.server.listen({ port: 0 }));
  const whole = Buffer.concat([partOf('first.png', png), Buffer.from('\r\n')]);
  const half = partOf('second.png', png).subarray(0, png.length / 2);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    [
      'POST /config/files HTTP/1.1',
      `Host: ${host}`,
      `Origin: http://${host}`,
      `Cookie: ${cookie}`,
      'Content-Type: multipart/form-data; boundary=xyz',
      `Content-Length: ${whole.length + 2 * half.length}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(whole);
  socket.write(half);
  await expect.poll(look).toContain('first.png');
  // The half that has come.
  await expect.poll(async () => (await storedFiles()).length).toBe(before + 2);
  socket.destroy();
  await expect.poll(async () => (await storedFiles()).length).toBe(before + 1);
  expect(await look()).not.toContain('second.png');

  const again = await ask(world.server, {
    method: 'POST',
    url: '/config/files',
    headers: {
      cookie,
      origin: `http://${host}`,
      'content-type': 'multipart/form-data; boundary=xyz',
    },
    body: Buffer.concat([partOf('second.png', png), Buffer.from('\r\n--xyz--\r\n')]),
  });
  expect(again.status).toBe(303);
  expect(await look()).toContain('second.png');
});
