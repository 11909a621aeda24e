import { expect, it } from 'vitest';
import type { Room } from './room';
import { rooms } from './rooms';
import type { Services } from './services';

it('no two rooms have words for the same code, since a site has one word for it', () => {
  const declared: readonly Room<Services>[] = rooms;
  const codes = declared.flatMap(({ texts = {} }) => Object.keys(texts));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});
