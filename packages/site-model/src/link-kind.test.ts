import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkKind, linkProtocol } from './link-kind';

const id = '0123456789abcdef01234567';

describe('linkKind', () => {
  it.each([
    [`/pages/${id}`, 'collectionPanel'],
    [`  /pages/${id} `, 'collectionPanel'],
    [`/pages/${id}0`, 'content'],
    [`/pages/${id.slice(1)}`, 'content'],
    [`/pages/${id.toUpperCase()}`, 'content'],
    ['/pages/', 'content'],
  ])('[2.13a] the panel of a collection has its prefix and a whole id: %s is %s', (link, kind) =>
    expect(linkKind(link)).toBe(kind),
  );

  it.each([
    ['/s/menu.pdf', 'file'],
    ['/s/', 'file'],
    ['/s', 'content'],
    ['/shop', 'content'],
    ['https://x.example/s/menu.pdf', 'external'],
  ])('[2.13b] what begins with the prefix of files is a file: %s is %s', (link, kind) =>
    expect(linkKind(link)).toBe(kind),
  );

  it.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['#hours', 'anchor'],
    ['#', 'anchor'],
    ['/', 'content'],
    ['/shop/jar?size=1#more', 'content'],
    ['about', 'content'],
    ['about/a.b', 'content'],
    ['?q=a.b', 'content'],
    ['https://x.example', 'external'],
    ['HTTP://x.example', 'external'],
    ['ftp://x.example/a', 'external'],
    ['https:/x.example', 'malformedProtocol'],
    ['https:x.example', 'malformedProtocol'],
    ['https://', 'malformedProtocol'],
    ['https:///', 'malformedProtocol'],
    ['https:// x', 'malformedProtocol'],
    ['//x.example', 'malformedProtocol'],
    ['/\\x.example', 'malformedProtocol'],
    ['\\\\x.example', 'malformedProtocol'],
    ['www.x.example/a', 'malformedProtocol'],
    ['mailto:a@x.example', 'miscProtocol'],
    ['tel:+441', 'miscProtocol'],
    ['javascript:alert(1)', 'miscProtocol'],
    ['x-app+1:go', 'miscProtocol'],
  ])('[2.13c] %j is %s', (link, kind) => expect(linkKind(link)).toBe(kind));

  it('[2.13c] every text is of a kind, whatever is around it', () => {
    const unit = fc.constantFrom(...'a/:#.? \\%s', 'http', 'ftp://', '\t');
    fc.assert(
      fc.property(fc.string({ unit }), (link) => {
        expect(linkKind(` ${link}\n`)).toBe(linkKind(link));
        const kind = linkKind(link);
        if (kind === 'external') expect(URL.canParse(link.trim())).toBe(true);
        if (kind === 'miscProtocol') expect(linkProtocol(link)).toBeDefined();
      }),
      { numRuns: 10_000 },
    );
  });
});
