import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readFormBody, type PostedFile } from './read-form-body';

const limits = { textBytes: 100, fields: 10 };

function request(stream?: PassThrough, contentType = 'multipart/form-data; boundary=b') {
  const headers = { 'content-type': contentType };
  return {
    method: 'POST',
    path: '/',
    query: new URLSearchParams(),
    headers,
    host: 'h',
    secure: false,
    address: 'a',
    body: 'a=1&a=2&b=%C3%A4',
    stream,
  };
}

const part = (name: string, value: string, file = '') =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${file === '' ? '' : `; filename="${file}"`}\r\n\r\n${value}\r\n`;

const keep = async ({ name, stream, entries }: PostedFile) =>
  `${name}:${await text(stream)}:${entries.length}`;

it('reads names and values in their order, repeated ones too', async () => {
  expect(
    await readFormBody(
      request(undefined, 'application/x-www-form-urlencoded; charset=utf-8'),
      limits,
      keep,
    ),
  ).toEqual([
    ['a', '1'],
    ['a', '2'],
    ['b', 'ä'],
  ]);
});

it('reads files after the fields before them; a file name is UTF-8 and has no folder', async () => {
  const stream = new PassThrough();
  stream.end(`${part('a', 'ä')}${part('f', 'bytes', '/x/ü.png')}${part('none', '', '')}--b--\r\n`);
  expect(await readFormBody(request(stream), limits, keep)).toEqual(
    expect.arrayContaining([
      ['a', 'ä'],
      ['f', 'ü.png:bytes:1'],
    ]),
  );
});

it('a file has the name that a script would send: line ends and quotes as they were', async () => {
  const stream = new PassThrough();
  stream.end(`${part('f', 'bytes', 'a%0D%0Ab%22c %2541.png')}--b--\r\n`);
  expect(await readFormBody(request(stream), limits, keep)).toEqual([
    ['f', 'a\r\nb"c %2541.png:bytes:0'],
  ]);
});

it('a body that ends too soon is unreadable, and its file is not left open', async () => {
  for (const end of [
    (stream: PassThrough) => void stream.end(),
    (stream: PassThrough) => void stream.destroy(new Error('reset')),
  ]) {
    const stream = new PassThrough();
    let ended = '';
    const read = readFormBody(request(stream), limits, (file) =>
      keep(file).then(
        (value) => (ended = value),
        (error: unknown) => (ended = String(error)),
      ),
    );
    stream.write(
      `${part('a', '1')}--b\r\ncontent-disposition: form-data; name="f"; filename="f.png"\r\n\r\nhalf`,
    );
    await new Promise((resolve) => setImmediate(resolve));
    end(stream);
    expect(await read).toBe('unreadable');
    expect(ended).not.toBe('');
  }
});

it('a store that fails is no fault of the body', async () => {
  const stream = new PassThrough();
  stream.end(`${part('f', 'bytes', 'f.png')}${part('a', '1')}--b--\r\n`);
  await expect(
    readFormBody(request(stream), limits, () => Promise.reject(new Error('disk full'))),
  ).rejects.toThrow('disk full');
});

it('texts that are too long together, or too many, are told', async () => {
  const long = new PassThrough();
  long.end(`${part('a', 'x'.repeat(60))}${part('b', 'x'.repeat(60))}--b--\r\n`);
  expect(await readFormBody(request(long), limits, keep)).toBe('too-large');
  const many = new PassThrough();
  many.end(`${Array.from({ length: 11 }, (_, index) => part(`f${index}`, 'x')).join('')}--b--\r\n`);
  expect(await readFormBody(request(many), limits, keep)).toBe('too-large');
  const plain = {
    ...request(undefined, 'application/x-www-form-urlencoded'),
    body: 'a=1&'.repeat(11),
  };
  expect(await readFormBody(plain, limits, keep)).toBe('too-large');
});
