import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { closeOnSignal, type ServingProcess } from './start-server';

afterEach(() => vi.restoreAllMocks());

/** A process that can receive signals, and the status it exited with. */
function someProcess() {
  const events = new EventEmitter();
  const exited = once(events, 'exited');
  const host: ServingProcess = {
    // The few events in use come with Node's arguments.
    on: ((name: string, listener: () => void) => events.on(name, listener)) as ServingProcess['on'],
    exit: ((code: number) => events.emit('exited', code)) as unknown as ServingProcess['exit'],
  };
  return { events, host, exited };
}

/** A server that answers one request on command. */
async function slowServer() {
  let answer = () => {};
  const server = createServer((_request, reply) => {
    answer = () => reply.end('done');
    server.emit('asked');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const request = once(server, 'asked');
  const reply = fetch(url, { headers: { connection: 'close' } }).then((response) =>
    response.text(),
  );
  await request;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { reply, close, answer: () => answer() };
}

it.each([
  ['unhandledRejection', new Error('nobody awaited it'), 1],
  ['uncaughtException', new Error('nobody caught it'), 1],
  ['SIGTERM', undefined, 0],
])('%s ends the process once what is under way was answered', async (name, detail, code) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { events, host, exited } = someProcess();
  const { reply, close, answer } = await slowServer();
  const ended = vi.fn();
  closeOnSignal({ close }, host);
  void exited.then(ended);
  events.emit(name, detail);
  events.emit(name, detail);
  expect(ended).not.toHaveBeenCalled();
  answer();
  expect(await reply).toBe('done');
  expect(await exited).toEqual([code]);
});
