import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../style.css';
import { Calendar } from '../blocks/calendar/Calendar';
import { Summary } from '../blocks/summary/Summary';
import type { CalendarView, ItemListView, ItemView } from '../items/item-view';
import { renderToStaticMarkup } from 'react-dom/server';
import { canonical, mountBlock, noHurry, showMarkup, testContext } from '../testing/test-blocks';
import * as module from './widget.mount';

let end = (): void => {};
afterEach(() => {
  end();
  end = () => {};
  vi.restoreAllMocks();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '#');
});

const item = (name: string): ItemView => ({
  href: `/notes/${name}`,
  title: `<b>${name}</b>`,
  description: '',
  startsAt: Date.UTC(2026, 2, 9, 10),
  endsAt: null,
  category: '',
  tags: [],
});

const list = (page: number, names: readonly string[]): ItemListView => ({
  collectionId: 'c1',
  kind: 'notes',
  path: window.location.pathname,
  timeZone: 'UTC',
  filter: { category: '', tag: '', isPast: false, page },
  items: names.map(item),
  total: 4,
  pages: 2,
  categories: [],
  tags: [],
});

/** Answers requests for documents with a block, or not at all. */
function answer(html: string | undefined, rules = ''): string[] {
  const sent: string[] = [];
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(() => {});
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(
    this: XMLHttpRequest,
    body,
  ) {
    sent.push(String(body));
    const parsed = new DOMParser().parseFromString(`<body>${html ?? ''}`, 'text/html');
    parsed.body.setAttribute('data-rules', rules);
    vi.spyOn(this, 'status', 'get').mockReturnValue(html === undefined ? 500 : 200);
    vi.spyOn(this, 'responseXML', 'get').mockReturnValue(parsed);
    this.dispatchEvent(new ProgressEvent('load'));
  });
  return sent;
}

describe('a block that is rendered without its page', () => {
  it('[3.37] is asked for by its kind, its id and the address; its items are added', async () => {
    const root = showMarkup(<Summary id="s1" view={list(1, ['one', 'two'])} />);
    const before = canonical(document.body);
    const fresh = renderToStaticMarkup(<Summary id="s1" view={list(2, ['three'])} />);
    const sent = answer(fresh, '.v-x{--a:1}');
    const sheets = document.adoptedStyleSheets.length;
    end = await mountBlock(root, module);
    root.querySelector<HTMLElement>('a[data-widget-more]')?.click();
    await vi.waitFor(() => expect(root.querySelectorAll('h3')).toHaveLength(3), noHurry);
    const body = new URLSearchParams(sent[0]);
    expect(JSON.parse(body.get('widgetJSON') ?? '')).toEqual({
      type: 'summary',
      id: 's1',
      value: `${window.location.pathname}?page=2`,
    });
    expect(body.get('collectionId')).toBe('c1');
    expect(root.querySelector('h3 b')).toBeNull();
    expect(document.activeElement?.textContent).toBe('<b>three</b>');
    expect(document.adoptedStyleSheets).toHaveLength(sheets + 1);
    expect((await axe.run(root)).violations).toEqual([]);
    end();
    expect(canonical(document.body)).toBe(before);
    expect(document.adoptedStyleSheets).toHaveLength(sheets);
  });

  it('is left for the link where the server does not answer', async () => {
    const root = showMarkup(<Summary id="s1" view={list(1, ['one'])} />);
    answer(undefined);
    const context = testContext();
    end = await mountBlock(root, module, context);
    const link = root.querySelector<HTMLAnchorElement>('a[data-widget-more]');
    link?.setAttribute('href', '#there');
    link?.click();
    await vi.waitFor(() => expect(window.location.hash).toBe('#there'), noHurry);
    expect(context.issues.map(({ code }) => code)).toEqual(['WIDGET_FAILED']);
  });

  it('a calendar is turned, its links keep the focus, and its times are told anew', async () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const elsewhere = timeZone === 'Asia/Tokyo' ? 'Europe/Paris' : 'Asia/Tokyo';
    const view = (month: string): CalendarView => ({
      month,
      today: '2026-03-09',
      path: '/events',
      timeZone: 'UTC',
      events: [{ ...item(month), startsAt: Date.parse(`${month}-05T10:00Z`), timeZone: elsewhere }],
      hasEarlier: true,
      hasLater: true,
    });
    const root = showMarkup(<Calendar id="k1" view={view('2026-03')} />);
    const before = canonical(document.body);
    const sent = answer(
      renderToStaticMarkup(<Calendar id="k1" view={view('2026-04')} />),
      '.v-k{--a:1}',
    );
    const sheets = document.adoptedStyleSheets.length;
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {});
    end = await mountBlock(root, module);
    expect(root.textContent).toContain('your time');
    root.querySelector<HTMLElement>('a[rel=next]')?.click();
    await vi.waitFor(
      () => expect(root.querySelector('caption')?.textContent).toBe('April 2026'),
      noHurry,
    );
    expect(document.activeElement?.getAttribute('rel')).toBe('next');
    expect(root.textContent?.match(/your time/g)).toHaveLength(1);
    expect((await axe.run(root)).violations).toEqual([]);
    // The rules of the month before go with it.
    root.querySelector<HTMLElement>('a[rel=next]')?.click();
    await vi.waitFor(() => expect([sent.length, root.ariaBusy]).toEqual([2, null]), noHurry);
    expect(document.adoptedStyleSheets).toHaveLength(sheets + 1);
    end();
    expect(canonical(document.body)).toBe(before);
    expect(document.adoptedStyleSheets).toHaveLength(sheets);
  });

  it('what shows nothing says so, and what is all there has no script', () => {
    const empty = { ...list(1, []), pages: 0 };
    expect(showMarkup(<Summary view={empty} />).textContent).toBe('Nothing here yet.');
    const whole = { ...list(1, ['one']), pages: 1 };
    const root = showMarkup(<Summary view={whole} />);
    expect(root.dataset).not.toHaveProperty('blockState');
  });
});
