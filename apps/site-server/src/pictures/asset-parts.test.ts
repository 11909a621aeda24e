import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeAsset } from '../testing/store-asset';
import { noisyPicture } from '../testing/sample-pictures';
import { sampleMp4, sampleWebm } from '../testing/sample-videos';
import { testServer, type TestServer } from '../testing/server-fixture';

let test: TestServer;

beforeEach(async () => {
  test = await testServer();
});

afterEach(() => test.remove());

const modern = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

describe('parts of a file', () => {
  it.each([
    ['video/webm', sampleWebm],
    ['video/mp4', sampleMp4],
    ['audio/wav', Buffer.from('RIFF\x06\0\0\0WAVE\0\0', 'latin1')],
    ['audio/mpeg', Buffer.from('ID3\x03\0\0', 'latin1')],
    ['audio/ogg', Buffer.from('OggS\0\0')],
    ['text/vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n')],
  ])('of a %s come with its type, whatever its name', async (type, bytes) => {
    const { get } = await storeAsset(test, bytes, 'clip');
    const whole = await get('', '*/*');
    expect([whole.headers['content-type'], whole.bytes.equals(bytes)]).toEqual([type, true]);
    const start = await get('', '*/*', { range: 'bytes=0-1' });
    expect([start.status, start.headers['content-range']]).toEqual([
      206,
      `bytes 0-1/${bytes.byteLength}`,
    ]);
    expect((await get('?format=750w', modern)).headers['content-type']).toBe(type);
  });

  it('are answered as a player asks for them', async () => {
    const bytes = await noisyPicture(100, 100).jpeg().toBuffer();
    const { get } = await storeAsset(test, bytes, 'a.jpg');
    const whole = await get('', '*/*');
    expect(whole.headers['accept-ranges']).toBe('bytes');
    const part = await get('', '*/*', { range: 'bytes=10-19' });
    expect([
      part.status,
      part.headers['content-range'],
      part.headers['content-length'],
      part.headers['content-type'],
    ]).toEqual([206, `bytes 10-19/${bytes.byteLength}`, '10', 'image/jpeg']);
    expect(part.bytes.equals(bytes.subarray(10, 20))).toBe(true);
    const last = await get('', '*/*', {
      range: 'bytes=-5',
      'if-range': String(whole.headers.etag),
    });
    expect([last.status, last.bytes.equals(bytes.subarray(-5))]).toEqual([206, true]);
    const other = await get('', '*/*', { range: 'bytes=-5', 'if-range': '"another"' });
    expect([other.status, other.bytes.byteLength]).toEqual([200, bytes.byteLength]);
    const beyond = await get('', '*/*', { range: 'bytes=999999-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([
      416,
      `bytes */${bytes.byteLength}`,
    ]);
  });
});
