import { expect, it } from 'vitest';
import { stackPlace } from './stack-place';

it.each(['/', '/t#', 'http://a', '/a:', ':1'])(
  'a stack of many %s is read as fast as any other',
  (part) => {
    // An expression that begins anew at each sign would take minutes.
    expect(stackPlace(part.repeat(200_000))).toBeUndefined();
  },
);
