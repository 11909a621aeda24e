import fc from 'fast-check';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readFormBody } from './read-form-body';

const limits = { textBytes: 100, fields: 10 };

/** Errors without a listener, which would have ended the server. */
let unheard: unknown[];
const hear = (error: unknown) => void unheard.push(error);
let others: NodeJS.UncaughtExceptionListener[];

beforeEach(() => {
  unheard = [];
  // The test runner's own listeners would fail the run without naming the body.
  others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').on('uncaughtException', hear);
});
afterEach(() => {
  process.removeAllListeners('uncaughtException');
  for (const other of others) process.on('uncaughtException', other);
});

async function post(chunks: readonly string[], lookups = 0) {
  const stream = new PassThrough();
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const request = {
    method: 'POST',
    path: '/',
    query: new URLSearchParams(),
    headers,
    host: 'h',
    secure: false,
    address: 'a',
    body: '',
    stream,
  };
  const read = readFormBody(request, limits, async (file) => {
    // The form is looked up before the file is read.
    for (let turn = 0; turn < lookups; turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
    return text(file.stream);
  });
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  const outcome = await read.catch((error: unknown) => error);
  for (let turn = 0; turn < lookups + 3; turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  return outcome;
}

const head = (rest: string) => `--b\r\ncontent-disposition: form-data${rest}\r\n\r\n`;
const whole = (parts: readonly string[]) => `${parts.join('')}--b--\r\n`;

it('a part without a name is passed over', async () => {
  const nameless = [
    `${head('')}x\r\n`,
    `${head('; filename="f.png"')}x\r\n`,
    `${head('; name="a"')}1\r\n`,
  ];
  expect(await post([whole(nameless)])).toEqual([['a', '1']]);
  expect(unheard).toEqual([]);
});

it('a file that is cut off before anybody reads it is a body that cannot be read', async () => {
  expect(await post([`${head('; name="f"; filename="f.png"')}half`], 3)).toBe('unreadable');
  expect(unheard).toEqual([]);
});

it('no body, cut off anywhere and in any pieces, is worse than unreadable', async () => {
  const parts = fc.constantFrom(
    `${head('; name="a"')}1\r\n`,
    `${head('; name="f"; filename="f.png"')}bytes\r\n`,
    `${head('; name="f"; filename=""')}\r\n`,
    `${head('; name=""')}\r\n`,
    `${head('')}x\r\n`,
    `${head('; name="long"')}${'x'.repeat(120)}\r\n`,
    '--b\r\n\r\nno head\r\n',
    '--b\r\ncontent-disposition\r\n: ;;=\r\n\r\n',
  );
  const body = fc.array(parts, { minLength: 1, maxLength: 5 }).map(whole);
  await fc.assert(
    fc.asyncProperty(body, fc.nat(), fc.nat(), fc.nat(2), async (text, end, middle, lookups) => {
      const cut = text.slice(0, end % (text.length + 1));
      const outcome = await post(
        [cut.slice(0, middle % (cut.length + 1)), cut.slice(middle % (cut.length + 1))],
        lookups,
      );
      expect(['unreadable', 'too-large', expect.any(Array)]).toContainEqual(outcome);
      expect(unheard).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
