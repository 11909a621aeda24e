import { renderPage } from '@frontage/react-blocks/server';
import { createRenderWidget } from '@frontage/site-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCollectionWithItem, addItemTo } from '../../testing/add-collection-with-item';
import { collectionDesk } from '../../testing/collection-desk';
import { summaryId } from '../../testing/collection-samples';
import { ask, testServer } from '../../testing/server-fixture';
import { siteBrowser } from '../../testing/site-browser';
import { contactForm, ids, pageDocument, publishNew } from '../../testing/site-fixture';

let desk: Awaited<ReturnType<typeof collectionDesk>>;
let collection = '';
beforeEach(async () => {
  desk = await collectionDesk();
  ({ collection } = await addCollectionWithItem(desk.store));
  await addItemTo(desk.store, collection, { name: 'second', startsAt: Date.UTC(2026, 0, 1) });
  const data = { collection, pageSize: 1 } as never;
  const document = pageDocument({ type: 'summary', data }, { type: 'item-list', data });
  await publishNew(desk.store, { slug: 'summary', title: 'Summary', document });
});
afterEach(() => desk.remove());

const request = (widget: object, collectionId = collection, address = 'GetWidgetRendering') =>
  ask(desk.server, {
    method: 'POST',
    url: `/api/widget/${address}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams({ widgetJSON: JSON.stringify(widget), collectionId }).toString(),
  });
const widget = { type: 'summary', id: summaryId, value: '/summary?page=2' };

describe('a block without its page', () => {
  it('[7.10] is asked for by a form, and is what the page shows at that address', async () => {
    const { api } = siteBrowser(desk.server);
    const rendered = await createRenderWidget(api.call)(widget, { collectionId: collection });
    const html = rendered.ok ? rendered.data.html : '';
    expect(html).toContain('Title of second');
    expect(html).not.toContain('Title of first');
    expect((await desk.visit('/summary?page=2')).text).toContain(html);
    const page = await request(widget, collection, 'GetWidgetDocument');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain(html);
    expect(page.text).toMatch(/^<!doctype html><html lang="en-GB">.*<body data-rules=".v-/);
  });

  it.each([
    [{ ...widget, type: 'item-list', id: 'a'.repeat(23) + '1' }, 404],
    [{ ...widget, type: 'calendar' }, 404],
    [{ ...widget, id: 'b'.repeat(24) }, 404],
    [{ ...widget, value: '/elsewhere' }, 404],
    [{ ...widget, value: '//evil.example' }, 404],
    [{ ...widget, value: '/%00' }, 404],
    [{ ...widget, value: 'https://evil.example/summary' }, 400],
    [{ ...widget, value: 2 }, 400],
    [{ ...widget, id: 'x'.repeat(61) }, 400],
    [{ type: 'summary' }, 400],
    [[], 400],
  ])('%j is refused with %i', async (asked, status) => {
    expect((await request(asked)).status).toBe(status);
  });

  it('of two lists on a page each turns by a parameter of its own, and keeps the page of the other', async () => {
    const data = { collection, perPage: 1, pageSize: 1, filters: false } as never;
    const document = pageDocument(
      { type: 'item-list', data },
      { type: 'item-list', data },
      { type: 'summary', data },
    );
    await publishNew(desk.store, { slug: 'lists', title: 'Lists', document });
    const [, second = '', summary = ''] = document.sections.flatMap(({ blocks }) =>
      blocks.map(({ id }) => id),
    );
    const [own, third] = [`page-${second.slice(-6)}`, `page-${summary.slice(-6)}`];
    const shown = async (query: string) => {
      const { text } = await desk.visit(`/lists${query}`);
      return {
        titles: [...text.matchAll(/>Title of (\w+)</g)].map(([, title]) => title),
        links: [...text.matchAll(/rel="(?:prev|next)"/g)].length,
        hrefs: [...text.matchAll(/href="\/lists\?([^"#]*)/g)].map(([, found]) => found),
        canonical: /rel="canonical" href="([^"]*)"/.exec(text)?.[1],
      };
    };
    const start = await shown('');
    expect(start.titles).toEqual(['first', 'first', 'first']);
    expect(start.hrefs).toEqual(['page=2', `${own}=2`, `${third}=2`]);
    expect(start.canonical).toBe('/lists');
    const turned = await shown(`?${own}=2`);
    expect(turned.titles).toEqual(['first', 'second', 'first']);
    expect(turned.canonical).toBe(`/lists?${own}=2`);
    // The first list goes on from there, the second back to its beginning.
    expect(turned.hrefs).toContain(`page=2&amp;${own}=2`);
    const both = await shown(`?page=2&${own}=2&page-abcdef=7`);
    expect(both.titles).toEqual(['second', 'second', 'first']);
    expect(both.canonical).toBe(`/lists?page=2&amp;${own}=2`);
    // What is asked for without its page knows its own parameter.
    const value = `/lists?${third}=2`;
    const { text } = await request({ ...widget, id: summary, value });
    expect(text).toContain('Title of second');
    expect(text).toContain(`lists#block-`);
  });

  it('[8.18v] a form is rendered for a dialog above another page, the first of its page without an id', async () => {
    const document = pageDocument({ type: 'form', data: { formId: ids.form } });
    await publishNew(desk.store, { slug: 'write', title: 'Write', document });
    const form = { type: 'form', id: '', value: '/write' };
    const { status, text } = await request(form, '', 'GetWidgetDocument');
    expect([status, (await request({ ...form, id: 'b'.repeat(24) })).status]).toEqual([200, 404]);
    expect(text).toContain('<form');
    expect(text).toContain('&quot;path&quot;:&quot;/write&quot;');
    // The page above which it opens may have the same form: no id is there twice.
    const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const onPage = idsIn((await desk.visit('/write')).text);
    const above = idsIn(text);
    expect(above.length).toBeGreaterThan(3);
    expect(above.filter((id) => onPage.includes(id))).toEqual([]);
    for (const [, id] of text.matchAll(/ (?:for|aria-labelledby|aria-describedby)="([^" ]+)/g))
      expect(above).toContain(id);
  });

  it('[8.18v] a form with reCAPTCHA is told to be seen on its page alone, whose policy allows that', async () => {
    const recaptcha = { siteKey: 'k', secret: 'secret', origin: 'https://captcha.example' };
    const own = await testServer({ recaptcha, renderPage });
    await own.store.saveForm(ids.site, { ...contactForm, captcha: 'recaptcha' });
    const document = pageDocument({ type: 'form', data: { formId: ids.form } });
    await publishNew(own.store, { slug: 'write', title: 'Write', document });
    const { status, text } = await ask(own.server, {
      method: 'POST',
      url: '/api/widget/GetWidgetDocument',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      body: new URLSearchParams({
        widgetJSON: JSON.stringify({ type: 'form', id: '', value: '/write' }),
      }).toString(),
    });
    expect(status).toBe(200);
    expect(text).toContain('data-elsewhere');
    expect(text).not.toContain('<form');
    await own.remove();
  });

  it('is not there in a section that not everybody sees', async () => {
    const document = pageDocument({ type: 'summary', data: { collection } });
    const sections = document.sections.map((section) => ({ ...section, shownTo: 'sale=true' }));
    await publishNew(desk.store, {
      slug: 'sale',
      title: 'Sale',
      document: { ...document, sections },
    });
    expect((await request({ ...widget, value: '/sale' })).status).toBe(404);
  });

  it('is of the collection that is named, and no text is markup', async () => {
    expect((await request(widget, 'another')).status).toBe(404);
    await addItemTo(desk.store, collection, {
      name: 'third',
      startsAt: Date.UTC(2025, 0, 1),
      category: '<img src=x>',
    });
    const data = { collection, primaryMetadata: 'category' };
    const document = pageDocument({ type: 'summary', data });
    await publishNew(desk.store, { slug: 'hostile', title: 'Hostile', document });
    const { text } = await request({ ...widget, value: '/hostile?page=<script>' });
    expect(text).toContain('&lt;img src=x');
  });
});
