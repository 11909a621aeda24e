import { expect, it } from 'vitest';
import { answerLength } from './answer-length.mjs';

it.each([
  ['HTTP/1.1 200 OK\r\nContent-Length: 5\r\n', 200, 0],
  ['HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nab', 200, 43],
  ['HTTP/1.1 304 Not Modified\r\netag: "a"\r\n\r\n', 304, 40],
])('%j has its length', (head, status, length) => {
  expect(answerLength(Buffer.from(head), status)).toBe(length);
});

it('another status, or an answer without a length, is no measurement', () => {
  expect(() => answerLength(Buffer.from('HTTP/1.1 404 Not Found\r\n\r\n'), 200)).toThrow(
    'answered 404, expected 200',
  );
  expect(() => answerLength(Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), 200)).toThrow('length');
});
