import type { ImportAround } from '@frontage/react-blocks/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkup } from './parse-markup';
import { readBlocks } from './read-blocks';

const around: ImportAround = {
  picture: () => undefined,
  form: () => '0'.repeat(24),
  link: (href) => (href.startsWith('javascript:') ? undefined : href),
};
const read = (html: string) => readBlocks(parseMarkup(html).body, around);
const blocks = (html: string) => read(html).sections.flat();
const nodes = (html: string) => blocks(html).flatMap(({ data }) => data['nodes'] ?? []);

describe('ordinary pages', () => {
  it('give headings, paragraphs, lists and quotations as written text', () => {
    expect(
      nodes(`<div><h1>Pots</h1><p>One<br>Two <b>three</b></p><div>Loose <a href="/x">link</a></div>
        <ul><li>A<ul><li>B</li></ul></li></ul><blockquote><p>Said</p><cite>Ada</cite></blockquote><h6>Low</h6></div>`),
    ).toEqual([
      { kind: 'heading', level: 1, words: ['Pots'] },
      { kind: 'paragraph', words: ['One'] },
      { kind: 'paragraph', words: ['Two ', { text: 'three', strong: true }] },
      { kind: 'paragraph', words: ['Loose ', { text: 'link', href: '/x' }] },
      { kind: 'list', ordered: false, items: [['A'], ['B']] },
      { kind: 'quote', words: ['Said'], by: 'Ada' },
      { kind: 'heading', level: 3, words: ['Low'] },
    ]);
  });

  it('keep what has no block as HTML, and say so', () => {
    const { sections, kept, leftOut } = read(
      '<p>Before</p><table><tr><td>1</table><iframe src="https://maps.example/x"></iframe><script>run()</script><p>After</p>',
    );
    expect(sections.flat().map(({ type }) => type)).toEqual(['text', 'code', 'code', 'text']);
    expect([kept, leftOut]).toEqual([['table', 'iframe'], ['script']]);
    expect(sections.flat()[2]?.data).toMatchObject({ sources: 'https://maps.example' });
  });

  it('give frames of a known player as videos', () => {
    expect(
      blocks('<iframe title="Film" src="https://www.youtube.com/embed/abcdefghijk"></iframe>'),
    ).toMatchObject([{ type: 'video', data: { title: 'Film' } }]);
  });

  it('give a link around a card to its words', () => {
    expect(nodes('<a href="/jar"><h3>Jar</h3><p>Blue</p></a>')).toEqual([
      { kind: 'heading', level: 3, words: [{ text: 'Jar', href: '/jar' }] },
      { kind: 'paragraph', words: [{ text: 'Blue', href: '/jar' }] },
    ]);
  });
});

describe('hostile pages', () => {
  it.each([
    '<img src=x onerror="globalThis.ran=1">',
    '<a href="javascript:globalThis.ran=1">x</a>',
    '<svg onload="globalThis.ran=1"><script>globalThis.ran=1</script></svg>',
    '<div class="Marquee"><script class="Marquee-props">{"marqueeItems":[{"text":"<img src=x onerror=globalThis.ran=1>a"}]}</script></div>',
    '<div class="sqs-video-wrapper" data-html="&lt;iframe srcdoc=&quot;&lt;script&gt;globalThis.ran=1&lt;/script&gt;&quot;&gt;"></div>',
    '<form class="form-wrapper"><form onsubmit="globalThis.ran=1"></form></form>',
    '<template><script>globalThis.ran=1</script></template>',
  ])('%s runs nothing, and puts nothing that runs outside of a frame', (html) => {
    const found = blocks(html);
    expect(Reflect.get(globalThis, 'ran')).toBeUndefined();
    for (const { type, data } of found) {
      expect(data['scripts']).toBeUndefined();
      if (type !== 'code') expect(JSON.stringify(data)).not.toMatch(/onerror|javascript:|<script/);
    }
  });

  it('that are nested more deeply than anything can follow are refused as a whole', () => {
    expect(() => read(`${'<div>'.repeat(20_000)}words`)).toThrow(RangeError);
  });
});

it('loses no word, however broken the markup is', () => {
  const pieces = [
    '<div>',
    '</div>',
    '<p>',
    '</p>',
    '<table>',
    '<tr><td>',
    '</table>',
    '<ul><li>',
    '</ul>',
    '<a href="/x">',
    '</a>',
    '<b>',
    '</b>',
    '<h2>',
    '</h2>',
    '<blockquote>',
    '<section>',
    '</section>',
    '<dl><dt>',
    '<pre>',
    '</pre>',
    '<figure><img src="a.png">',
    '<figcaption>',
    '</figure>',
    '<span class="sqs-block-image">',
    '</span>',
    '<ul class="accordion-items-container"><li class="accordion-item">',
    '<button class="accordion-item__click-target">',
    '<div class="sqs-gallery-container">',
    '<form class="x">',
    '<input value="1">',
    '<',
    '"',
    '<!-- c -->',
    '<x-y>',
    '</x-y>',
  ];
  const markup = fc.array(fc.constantFrom(...pieces), { maxLength: 30 });
  fc.assert(
    fc.property(markup, (parts) => {
      const html = parts.map((part, index) => `${part} word${index}w `).join('');
      const { body } = parseMarkup(html);
      const shown = [...(body.textContent ?? '').matchAll(/word\d+w/g)].map(([word]) => word);
      const stored = JSON.stringify(readBlocks(body, around).sections);
      for (const word of shown) expect(stored).toContain(word);
    }),
    { numRuns: 100 },
  );
});
