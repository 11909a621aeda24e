import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizedAddress } from './sized-address';

describe('sizedAddress', () => {
  it.each([
    ['/a/b.jpg', '/a/b.jpg?format=750w'],
    ['/a/b.jpg?x=1', '/a/b.jpg?x=1&format=750w'],
    ['/a/b.jpg?format=300w', '/a/b.jpg?format=750w'],
    ['/a/b.jpg?format=300w&x=a%20b&format=2500w', '/a/b.jpg?x=a%20b&format=750w'],
    ['https://host.example/b.jpg?x#part?y', 'https://host.example/b.jpg?x&format=750w#part?y'],
    ['/b.jpg?reformat=1', '/b.jpg?reformat=1&format=750w'],
    ['data:image/gif;base64,R0lGOD', 'data:image/gif;base64,R0lGOD'],
    ['blob:https://host.example/6f', 'blob:https://host.example/6f'],
  ])('[3.25j] queryString: %s', (source, address) => {
    expect(sizedAddress(source, 750)).toBe(address);
  });

  it.each([
    ['/a/b.jpg', '/a/b-750w.jpg'],
    ['/a/b-300w.jpg?x=1#part', '/a/b-750w.jpg?x=1#part'],
    ['/a.b/c', '/a.b/c-750w'],
    ['b.tar.gz', 'b.tar-750w.gz'],
  ])('[3.25j] filename: %s', (source, address) => {
    expect(sizedAddress(source, 750, 'filename')).toBe(address);
  });

  it('replaces, never repeats: the second time is as the first', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('queryString', 'filename'), (source, format) => {
        const once = sizedAddress(source, 300, format);
        expect(sizedAddress(once, 750, format)).toBe(sizedAddress(source, 750, format));
        expect(sizedAddress(once, 300, format)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });
});
