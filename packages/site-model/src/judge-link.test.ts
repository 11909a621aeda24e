import { describe, expect, it } from 'vitest';
import { judgeLink, longestLinks } from './judge-link';

const tooLong = (most: number) => ({ code: 'tooLong', most });

describe('judgeLink', () => {
  it.each([
    ['#', longestLinks.anchor, 99],
    ['tel:', longestLinks.tel, 49],
    ['sms:', longestLinks.sms, 999],
    ['mailto:a@x.example?body=', longestLinks.mailto, 999],
    ['javascript:', longestLinks.javascript, 249],
    ['ftp://x.example/', longestLinks.ftp, 99],
    ['/', longestLinks.content, 149],
    ['/s/', longestLinks.content, 149],
    ['https://x.example/', longestLinks.web, 1_000],
  ])('[5.08a] %s has %i characters at most', (start, most, row) => {
    expect(most).toBe(row);
    expect(judgeLink(start.padEnd(most, '1'))).toBeUndefined();
    expect(judgeLink(start.padEnd(most + 1, '1'))).toEqual(tooLong(most));
    // Blanks around a link are none of its characters.
    expect(judgeLink(` ${start.padEnd(most, '1')} `)).toBeUndefined();
  });

  it.each([
    ['tel:1234', undefined],
    ['tel:+44-113-496', undefined],
    ['TEL:1234', undefined],
    ['tel:123', 'phone'],
    ['tel:', 'phone'],
    ['tel:+44 113', 'phone'],
    ['tel:(0113)', 'phone'],
    ['tel:call-me', 'phone'],
    ['mailto:a@x.example', undefined],
    ['mailto:a@b.x.example?subject=To @ll', undefined],
    ['mailto:a', 'email'],
    ['mailto:', 'email'],
    ['mailto:a@b@x.example', 'email'],
    ['mailto:@x.example', 'email'],
    ['mailto:a@example', 'email'],
    ['mailto:a@x.', 'email'],
    ['mailto:a@.example', 'email'],
  ])('[5.08c] the shape of %s: %s', (link, code) => expect(judgeLink(link)?.code).toBe(code));

  it.each([
    ['http://x.example', undefined],
    ['https://x.example', undefined],
    ['ftp://x.example', undefined],
    ['http:/x.example', 'protocol'],
    ['https:x.example', 'protocol'],
    ['ftp:x.example', 'protocol'],
    ['//x.example', 'protocol'],
    ['www.x.example', 'protocol'],
    ['gopher://x.example', 'protocol'],
    ['data:text/html,x', 'protocol'],
    ['file:///etc/passwd', 'protocol'],
  ])('[5.08b] three protocols with two slashes lead elsewhere: %s: %s', (link, code) =>
    expect(judgeLink(link)?.code).toBe(code),
  );

  it('nothing is no link', () => expect(judgeLink('  ')).toEqual({ code: 'empty' }));
});
