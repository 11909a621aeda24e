import { readSiteContext } from '@frontage/site-model';
import { expect, it } from 'vitest';
import { testDocument, testInput } from '../testing/test-page';
import { renderPage } from './render-page';

const link = (href: string) => ({
  type: 'text',
  data: { nodes: [{ kind: 'paragraph', words: [{ text: 'Comments', href }] }] },
});
const words = (text: string) => ({
  type: 'text',
  data: { nodes: [{ kind: 'paragraph', words: [text] }] },
});
const render = (disqusShortname: string, ...blocks: Parameters<typeof testDocument>) =>
  renderPage(
    testInput(testDocument(...blocks), {
      site: readSiteContext({ commentsEnabled: true, disqusShortname }).context,
    }),
  );
const root =
  '<div data-block="comments-count" data-block-state="waiting" data-comments-shortname="studio" hidden></div>';

it('[7.27b] a page with a count has its script started, and a policy for it', () => {
  const { html, policy } = render('studio', link('/notes#disqus_thread'));
  expect(html).toContain(root);
  expect(policy.trustedTypes).toEqual(['default']);
});

it('[7.27b] a button and a link around the blocks have it too', () => {
  const button = { type: 'button', data: { text: 'Comments', href: '/notes#disqus_thread' } };
  expect(render('studio', button).html).toContain(root);
  const input = testInput(testDocument(words('Notes')), {
    site: readSiteContext({ commentsEnabled: true, disqusShortname: 'studio' }).context,
  });
  const navigation = [{ title: 'Comments', href: '/notes#disqus_thread' }];
  const header = { ...input.headerFooter.header, navigation };
  const headerFooter = { ...input.headerFooter, header };
  expect(renderPage({ ...input, headerFooter }).html).toContain(root);
});

it.each([
  ['no name at the service', '', [link('/notes#disqus_thread')]],
  ['a name that is none', 'studio.evil.example/', [link('/notes#disqus_thread')]],
  ['no count', 'studio', [link('/notes#other')]],
  [
    'only words that look like one',
    'studio',
    [words('href="/notes#disqus_thread" data-disqus-identifier="x"')],
  ],
])('[7.27b] with %s the page is as ever', (_, shortname, blocks) => {
  const { html, policy } = render(shortname, ...blocks);
  expect(html).not.toContain('comments');
  expect(policy).not.toHaveProperty('trustedTypes');
});
