import { readSiteContext, type JsonValue } from '@frontage/site-model';
import { expect, it } from 'vitest';
import { renderPage } from '../../server/render-page';
import { testDocument, testId, testInput } from '../../testing/test-page';

const comments: JsonValue = [
  { id: '7', author: 'Ida', date: '2026-03-10', text: 'First\n\n<b>Second</b>' },
  { id: '7', author: 'Tom', text: 'The same number' },
  { author: 'Mo', text: 'Answer', replyTo: '7', date: 'x' },
  { author: 'Ann', text: 'Answer to nobody', replyTo: '99' },
];

const render = (
  context: Parameters<typeof readSiteContext>[0] = {},
  data: Record<string, JsonValue> = {},
): string =>
  renderPage(
    testInput(testDocument({ type: 'comments', data: { comments, atOnce: 2, ...data } }), {
      site: readSiteContext(context).context,
    }),
  ).html;

it('[2.14] each comment is linked by the address of its page and its own anchor', () => {
  const html = render();
  const ids = [...html.matchAll(/<li id="([^"]*)"/g)].map(([, id]) => id);
  const own = (number: number): string => `comment-${testId(1)}-${number}`;
  expect(ids).toEqual(['comment-7', own(2), own(3), own(4)]);
  for (const id of ids) expect(html).toContain(`href="/work#${id}"`);
  expect(html).toContain('<a href="/work#comment-7">In reply to Ida</a>');
  expect(html.match(/In reply to/g)).toHaveLength(1);
  expect(html).toContain('&lt;b&gt;Second&lt;/b&gt;</p>');
  expect(html).toContain('<summary>Comments 3 to 4</summary>');
});

it('[2.14] with a comments service links lead to its thread, and the words become its count', () => {
  const html = render({ commentsEnabled: true, disqusShortname: 'studio' });
  expect(html).toContain('<h2 id="disqus_thread">');
  expect(html).toContain('<a href="/work#disqus_thread">Comments</a>');
  expect(html).not.toContain('href="/work#comment-');
  expect(html).toContain('data-comments-shortname="studio"');
  // A site that has turned comments off has no service.
  const off = render({ commentsEnabled: false, disqusShortname: 'studio' });
  expect(off).toContain('href="/work#comment-7"');
});

it('without a comment it says so', () => {
  expect(render({}, { comments: [] })).toContain('Nobody has written yet.');
});
