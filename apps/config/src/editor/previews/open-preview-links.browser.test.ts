import { afterEach, expect, it, vi } from 'vitest';
import { openPreviewLinks } from './open-preview-links';

afterEach(() => {
  vi.unstubAllGlobals();
  document.querySelector('dialog')?.remove();
});

const answer = (data: object) => Response.json({ data: { links: [], ...data } });

it.each([
  ['is made', answer({ done: 'made' }), 'The link is made.'],
  ['is one too many', answer({ done: 'full' }), 'This page has as many links'],
  ['is of a page that was deleted', Response.json({}, { status: 404 }), 'This page was deleted.'],
  ['gets no answer', Response.json({}, { status: 500 }), 'The links could not be loaded.'],
])('a link that %s is told', async (_what, made, text) => {
  const fetch = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', fetch.mockResolvedValueOnce(answer({})).mockResolvedValueOnce(made));
  openPreviewLinks(document, '/previews');
  const status = () => document.querySelector('dialog [role=status]')?.textContent;
  await vi.waitFor(() => expect(status()).toBe('No preview link is live.'));
  document.querySelector<HTMLElement>('dialog .button:not([data-look])')?.click();
  await vi.waitFor(() => expect(status()).toContain(text));
});
