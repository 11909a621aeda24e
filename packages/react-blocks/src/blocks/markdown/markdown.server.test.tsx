import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { renderPage } from '../../server/render-page';
import { testDocument, testInput, testId } from '../../testing/test-page';
import { Markdown } from './Markdown';

const htmlOf = (text: string): string =>
  /<div[^>]*>(.*)<\/div>$/s.exec(renderToStaticMarkup(<Markdown text={text} />))?.[1] ?? '';

it.each([
  ['# One\n\n###### Six', '<h2>One</h2><h6>Six</h6>'],
  [
    '**a** *b* ~~c~~ `d<`\\*',
    '<p><strong>a</strong> <em>b</em> <del>c</del> <code>d&lt;</code>*</p>',
  ],
  ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['- a\n\n  b', '<ul><li><p>a</p><p>b</p></li></ul>'],
  ['> a', '<blockquote><p>a</p></blockquote>'],
  ['a  \nb\n\n---', '<p>a<br/>b</p><hr/>'],
  ['```js\n<a>\n```', '<pre tabindex="0"><code>&lt;a&gt;</code></pre>'],
  [
    '[a](/b "c") <https://d.example> [e]\n\n[e]: /f',
    '<p><a href="/b">a</a> <a href="https://d.example">https://d.example</a> <a href="/f">e</a></p>',
  ],
  ['&copy; &#8212; &bogus; &#0;', '<p>© — &amp;bogus; \uFFFD</p>'],
  [
    '![A cup](https://elsewhere.example/cup.png)',
    '<p><a href="https://elsewhere.example/cup.png">A cup</a></p>',
  ],
  [
    '- [x] a',
    '<ul><li><span aria-hidden="true">☑ </span><span class="fr-hidden">Done: </span>a</li></ul>',
  ],
])('reads %j', (text, html) => {
  expect(htmlOf(text)).toBe(html);
});

it.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['a <img src=x onerror=alert(1)> b', '<p>a &lt;img src=x onerror=alert(1)&gt; b</p>'],
  ['[a](javascript:alert(1))', '<p>a</p>'],
  ['![a](data:text/html,x)', '<p>a</p>'],
  ['<!-- not\nto be seen -->', ''],
])('%j runs nothing and is no element', (text, html) => {
  expect(htmlOf(text)).toBe(html);
});

it('shows what is nested too deep, or has endless words, as it is written', () => {
  for (const text of ['>'.repeat(5_000), `*${'a_'.repeat(9_000)}`, `${'> '.repeat(40)}deep`])
    expect(htmlOf(text)).toContain(text.slice(-4).replaceAll('>', '&gt;').trim());
});

it('shows a picture of the site in its size', () => {
  const source = `/assets/${testId(7)}/kiln.jpg`;
  const text = `![The kiln](${source})`;
  const { html } = renderPage(testInput(testDocument({ type: 'markdown', data: { text } })));
  expect(html).toMatch(/<img [^>]*width="\d+" height="\d+" alt="The kiln"/);
});
