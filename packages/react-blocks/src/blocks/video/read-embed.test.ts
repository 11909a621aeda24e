import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEmbed } from './read-embed';

const address = '//www.youtube.com/embed/abcdefghijk?feature=oembed&amp;wmode=opaque';
const video = { provider: 'youtube', id: 'abcdefghijk' };

describe('readEmbed', () => {
  it.each([
    [
      'iframe',
      `<iframe src="${address}" width="854" height="480" title="A pot &amp; a bowl" allowfullscreen></iframe>`,
    ],
    ['iframe', `<IFRAME width=854 SRC='${address}'>`],
    ['iframe', `<div><p>x</p><iframe src=${address} ></iframe></div>`],
    ['iframe', `&lt;iframe src=&quot;${address}&quot;&gt;&lt;/iframe&gt;`],
    ['object', '<object data="https://www.youtube.com/v/abcdefghijk"></object>'],
    [
      'object',
      '<object width="425"><param name="movie" value="http://www.youtube.com/v/abcdefghijk&hl=en"></param></object>'.replace(
        '&hl=en',
        '',
      ),
    ],
    [
      'object',
      '<embed src="https://www.youtube.com/v/abcdefghijk" type="application/x-shockwave-flash">',
    ],
  ])('[4.14a] an embed is of type %s: %s', (type, html) => {
    expect(readEmbed(html)).toMatchObject({ type, video });
  });

  it.each([
    '',
    'words',
    '<iframe></iframe>',
    '<iframe src="https://evil.example/embed/abcdefghijk"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<iframe data-src="https://www.youtube.com/embed/abcdefghijk">',
    '<img src=x onerror=alert(1)>',
    '<script src="https://www.youtube.com/embed/abcdefghijk"></script>',
    `<iframe src="https://www.youtube.com/embed/abcdefghijk">${'x'.repeat(20_000)}`,
    undefined,
    { toString: () => address },
  ])('[4.14a] anything else is invalid: %s', (html) => {
    expect(readEmbed(html)).toEqual({ type: 'invalid' });
  });

  it.each([
    [`<iframe src="${address}">`, 'YouTube', { provider: 'youtube' }],
    [`<iframe src="${address}">`, ' youtube ', { provider: 'youtube' }],
    ['<iframe src="//player.vimeo.com/video/76979871">', 'Vimeo', { provider: 'vimeo' }],
    [
      '<iframe src="https://fast.example/embed/42?a=1&amp;b=2">',
      'Example Films',
      {
        provider: 'other',
        name: 'Example Films',
        address: 'https://fast.example/embed/42?a=1&b=2',
      },
    ],
  ])('[3.29a] [4.14f] %s of %s is taken as the name says', (html, name, expected) => {
    expect(readEmbed(html, name)).toMatchObject({ type: 'iframe', video: expected });
  });

  it.each([
    ['<iframe src="https://fast.example/embed/42">', 'YouTube'],
    [`<iframe src="${address}">`, 'Vimeo'],
    ['<iframe src="https://fast.example/embed/42">', ''],
    ['<iframe src="http://fast.example/embed/42">', 'Example'],
    ['<iframe src="javascript:alert(1)">', 'Example'],
    ['<iframe srcdoc="<p>x</p>">', 'Example'],
    ['<object data="https://fast.example/film.swf"></object>', 'Example'],
  ])('[3.29a] %s is invalid as one of %s', (html, name) => {
    expect(readEmbed(html, name)).toEqual({ type: 'invalid' });
  });

  it('reads its title', () => {
    expect(readEmbed(`<iframe title="A pot &amp; a bowl" src="${address}">`)).toMatchObject({
      title: 'A pot & a bowl',
    });
  });

  it('does not throw whatever the HTML, and gives nothing of it but words that fit', () => {
    const part = fc.constantFrom(
      '<iframe',
      '<object',
      ' src=',
      ' data=',
      '"',
      "'",
      '>',
      '&quot;',
      '&lt;',
      address,
      ' title=',
      'x',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 30 }), (parts) => {
        const embed = readEmbed(parts.join(''));
        if (embed.type !== 'invalid')
          expect('id' in embed.video && embed.video.id).toMatch(/^[\w-]{5,12}$/);
      }),
      { numRuns: 3000 },
    );
  });

  it('takes time in proportion to the text', () => {
    for (const html of [
      '<iframe '.repeat(2400),
      `<iframe ${'src = '.repeat(3000)}`,
      `<param ${'name = '.repeat(2500)}`,
      `<iframe${' '.repeat(19_000)}`,
    ]) {
      expect(readEmbed(html)).toEqual({ type: 'invalid' });
    }
  });
});
