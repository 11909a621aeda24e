import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawPng } from './draw-png.mjs';

it('a picture has the size it was asked for, in its head and in its rows', () => {
  const picture = drawPng(300, 64, 7);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([300, 64]);
  const position = picture.indexOf('IDAT');
  const rows = inflateSync(
    picture.subarray(position + 4, position + 4 + picture.readUInt32BE(position - 4)),
  );
  expect(rows.length).toBe(301 * 64);
  expect([rows[1], rows[301 * 32 + 1]]).toEqual([0, 1]);
});
