import { expect, it } from 'vitest';
import { renderPage } from '../../server/render-page';
import { testDocument, testInput } from '../../testing/test-page';

const document = testDocument({ type: 'member-area', data: {} });

it('a member area block leads to the sign-in, on a page that everybody may keep', () => {
  const { html, isPrivate } = renderPage(testInput(document));
  expect(html).toContain('href="/account/sign-in"');
  expect(isPrivate).toBeUndefined();
});

it('shows what is a visitor’s own on a page that nobody keeps', () => {
  const member = { kind: 'forgot', search: '?lang=ar' } as const;
  const { html, isPrivate } = renderPage({ ...testInput(document), member });
  expect(html).toContain('action="/account/forgot?lang=ar"');
  expect(isPrivate).toBe(true);
});
