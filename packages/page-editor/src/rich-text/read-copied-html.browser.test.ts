import { expect, it } from 'vitest';
import { readCopiedHtml } from './read-copied-html';

const paragraph = (...words: unknown[]) => ({ kind: 'paragraph', words });
const list = (ordered: boolean, ...items: unknown[][]) => ({ kind: 'list', ordered, items });

it.each([
  [
    'of a page: headings, emphasis, links and lists, one in the other',
    '<h1>Jars</h1><p class="x" onclick="alert(1)">of <b>ash</b> and <i>iron</i>, <a href="https://example.org/a">more</a></p><ul><li>one<li><p>two</p><ul><li>in it</ul></ul><h4>Care</h4><blockquote><p>No hurry.</p></blockquote>',
    [
      { kind: 'heading', level: 2, words: ['Jars'] },
      paragraph(
        'of ',
        { text: 'ash', strong: true },
        ' and ',
        { text: 'iron', emphasis: true },
        ', ',
        { text: 'more', href: 'https://example.org/a' },
      ),
      list(false, ['one'], ['two'], ['in it']),
      { kind: 'heading', level: 3, words: ['Care'] },
      { kind: 'quote', words: ['No hurry.'] },
    ],
  ],
  [
    'of a word processor, whose lists are paragraphs with marks',
    "<html><head><style>p.MsoNormal{color:red}</style></head><body><!--StartFragment--><p class=MsoNormal style=\"margin:0\"><b>Kiln</b>\nlog<o:p></o:p></p><p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Load</p><p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>Fire</p><p>&nbsp;</p><table><tr><td>cone</td><td>10</td></tr></table><!--EndFragment--></body></html>",
    [
      paragraph({ text: 'Kiln', strong: true }, ' log'),
      list(true, ['Load'], ['Fire']),
      paragraph('cone', ' ', '10'),
    ],
  ],
  [
    'of an office on the web, where bold is a weight and lines are breaks',
    '<meta charset="utf-8"><b style="font-weight:normal"><p><span style="font-weight:700;font-style:normal">Open</span><span style="font-weight:400"> at nine</span><br>or ten</p></b>',
    [paragraph({ text: 'Open', strong: true }, ' at nine'), paragraph('or ten')],
  ],
  [
    'without what runs, is not seen, or leads nowhere here',
    '<script>alert(1)</script><title>t</title><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">a</a> <a href="/their/page">b</a><pre>one\n two</pre>',
    [paragraph('a', ' ', 'b'), paragraph('one'), paragraph('two')],
  ],
])('[1.02b] copied words %s', (_name, html, expected) => {
  expect(readCopiedHtml(html)).toEqual(expected);
});

it('[1.02b] copied words are read in linear time, also where no style sheet ends', () => {
  const sheets = '<style>p{}'.repeat(400_000);
  expect(readCopiedHtml(`<p>ash</p>${sheets}</style><p>iron</p>`)).toEqual([
    paragraph('ash'),
    paragraph('iron'),
  ]);
  expect(readCopiedHtml(sheets)).toEqual([]);
});
