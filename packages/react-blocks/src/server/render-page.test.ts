import { describe, expect, it } from 'vitest';
import { testForm } from '../testing/test-form';
import { testDocument, testId, testInput, testRuntime } from '../testing/test-page';
import { policyHash } from './policy-hash';
import type { RenderInput } from './render-input';
import { renderPage } from './render-page';

const words = (text: string) => ({
  type: 'text',
  data: { nodes: [{ kind: 'paragraph', words: [text] }] },
});
const picture = (number: number) => ({ type: 'image', data: { assetId: testId(number) } });
const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    assetId: testId(index + 200),
    title: `Slide ${index}`,
  }));
const everything = testDocument(
  picture(1),
  words('Hello'),
  { type: 'gallery', data: { slidesPerRow: 2, imageAspectRatio: 1.5, slides: slides(4) } },
  { type: 'accordion', data: { items: [{ title: 'One', nodes: [] }] } },
  { type: 'button', data: { text: 'Go', href: '/go' } },
  { type: 'form', data: { formId: testForm.id } },
  { type: 'search-preview', data: {} },
);
const imagesOf = (html: string): string[] =>
  html.replace(/<noscript>.*?<\/noscript>/g, '').match(/<img[^>]*>/g) ?? [];

describe('renderPage', () => {
  it('gives the same bytes for the same input', () => {
    expect(renderPage(testInput(everything)).html).toBe(renderPage(testInput(everything)).html);
  });

  it('tells of a full section which block stands in it alone, whatever else shows nothing', () => {
    const aloneIn = (width: 'full' | 'wide', ...blocks: Parameters<typeof testDocument>) => {
      const document = testDocument(...blocks);
      const sections = document.sections.map((section) => ({ ...section, width }));
      const { html } = renderPage(testInput({ ...document, sections }));
      return /data-alone="([^"]*)"/.exec(html)?.[1];
    };
    const nothing = { type: 'scaled-text', data: { text: '' } };
    expect(aloneIn('full', picture(1))).toBe('image');
    expect(aloneIn('full', nothing, picture(1))).toBe('image');
    expect(aloneIn('full', picture(1), words('Hello'))).toBeUndefined();
    expect(aloneIn('wide', picture(1))).toBeUndefined();
  });

  it('writes no style attribute, no handler and no nonce', () => {
    expect(renderPage(testInput(everything)).html).not.toMatch(/\s(style|nonce|on\w+)=/);
  });

  it('allows exactly its own boot and its own style sheet', () => {
    const { html, policy } = renderPage(testInput(everything));
    const [, style = ''] = /<style [^>]*>(.*?)<\/style>/s.exec(html) ?? [];
    expect(policy).toEqual({ script: [testRuntime.boot.hash], style: [policyHash(style)] });
    expect(html.match(/<script>/g)).toHaveLength(1);
  });

  it('lets neither the theme nor the language end what they stand in', () => {
    const theme = 'a{content:"</style><img src=x onerror=y>"}';
    const { html, policy } = renderPage(
      testInput(everything, { theme, locale: 'en"><img src=x>' }),
    );
    const [, style = ''] = /<style [^>]*>(.*?)<\/style>/s.exec(html) ?? [];
    expect(policy.style).toEqual([policyHash(style)]);
    expect(style).toContain('<\\/style>');
    expect(html).toMatch(/^<!doctype html><html lang="enimgsrcx" dir="ltr" /);
  });

  it('carries the styles of the blocks on it and of no others', () => {
    const { html } = renderPage(testInput(testDocument(words('Hello'))));
    expect(html).toContain('.t{}');
    expect(html).not.toContain('.g{}');
  });

  it('preloads the script of pictures only where one waits for it', () => {
    const blocks = { image: { js: ['/_frontage/image.mount-1.js'], css: '' } };
    const runtime = { ...testRuntime, blocks: { ...testRuntime.blocks, ...blocks } };
    const preloads = (sections: number) => {
      const document = testDocument(picture(1));
      for (let index = 1; index < sections; index += 1)
        document.sections.push({
          ...testDocument().sections[0],
          id: `section-${index}`,
          width: 'wide',
          tone: 'plain',
          blocks: [{ ...picture(2), id: testId(50 + index) }],
        });
      return renderPage(testInput(document, { runtime })).html.includes('image.mount-1.js');
    };
    // The pictures of the first two sections wait for no script.
    expect([1, 2, 3].map(preloads)).toEqual([false, false, true]);
  });

  it('preloads nothing for a page without behaviour, or without a built runtime', () => {
    expect(renderPage(testInput(testDocument(words('Hello')))).html).not.toContain('modulepreload');
    const runtime = { ...testRuntime, entry: '' };
    expect(renderPage(testInput(everything, { runtime })).html).not.toContain('modulepreload');
  });

  it('puts the boot before everything a visitor can touch', () => {
    const { html } = renderPage(testInput(everything));
    expect(html.indexOf('boot()')).toBeLessThan(html.indexOf('<body>'));
  });

  it('asks for the first picture first, for those of the first section with the page, for the others near the screen', () => {
    const document = testDocument(picture(1), picture(2));
    for (const number of [3, 4])
      document.sections.push({
        ...testDocument(picture(number)).sections[0],
        id: `section-${number}`,
        width: 'wide',
        tone: 'plain',
        blocks: [{ ...picture(number), id: testId(50 + number) }],
      });
    const [first = '', second = '', third = '', fourth = ''] = imagesOf(
      renderPage(testInput(document)).html,
    );
    expect(first).toMatch(/srcSet="[^"]+".*fetchPriority="high"/i);
    expect(second).toContain(' src="/assets/');
    expect(second).not.toMatch(/fetchpriority/i);
    // By the browser, which needs no script for it.
    expect(third).toMatch(/loading="lazy".* src="\/assets\//);
    expect(third).not.toContain('data-src');
    expect(fourth).toContain(' data-src="/assets/');
    expect(fourth).not.toContain(' src=');
  });

  it('reserves the space of every picture and gives each late one a twin without scripts', () => {
    const { html } = renderPage(testInput(everything));
    for (const image of html.match(/<img[^>]*>/g) ?? [])
      expect(image).toMatch(/width="1600" height="1200"/);
    const late = imagesOf(html).filter((image) => image.includes(' data-src=')).length;
    expect(late).toBeGreaterThan(0);
    expect(html.match(/<noscript>/g)).toHaveLength(late);
  });

  it('leaves out blocks of an unknown kind and blocks whose content is gone', () => {
    const { html, blockTypes } = renderPage(
      testInput(
        testDocument(
          { type: 'hologram', data: {} },
          { type: 'toString', data: {} },
          picture(404),
          { type: 'form', data: { formId: testId(7) } },
          words('Still here'),
        ),
      ),
    );
    expect(blockTypes).toEqual(['text']);
    expect(html).toContain('Still here');
  });

  it('writes hostile words as words', () => {
    const hostile = '</style><script>alert(1)</script>" onload="alert(1)';
    const { html } = renderPage(
      testInput(
        testDocument(words(hostile), { type: 'search-preview', data: { label: hostile } }),
        {
          page: {
            ...testInput(everything).page,
            title: hostile,
            description: hostile,
            document: testDocument(words(hostile), {
              type: 'search-preview',
              data: { label: hostile },
            }),
          },
        },
      ),
    );
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });

  it('names its one address, and what is shown of a link to it; a page of the system does not', () => {
    const input = testInput(testDocument());
    const page = { ...input.page, slug: 'shop/krüge', title: 'A & B', pageType: 1 };
    const { html } = renderPage({ ...input, page });
    expect(html).toContain('<link rel="canonical" href="/shop/kr%C3%BCge">');
    expect(html).toContain('<meta property="og:title" content="A &amp; B">');
    const lost = renderPage({ ...input, page: { ...page, pageType: 100 } });
    expect(lost.html).not.toMatch(/canonical|og:/);
  });

  it('drops addresses that are not safe from the navigation', () => {
    expect(renderPage(testInput(everything)).html).not.toContain('javascript:');
  });

  it('marks the page in the navigation, its language and its type', () => {
    const { html } = renderPage(testInput(everything, { locale: 'ar', dir: 'rtl' }));
    expect(html).toContain('<html lang="ar" dir="rtl" data-page-type="2">');
    expect(html).toContain('<a href="/work" aria-current="page">Work</a>');
  });

  it('marks the section that the page is in', () => {
    const input = testInput(everything);
    const links = (slug: string) =>
      renderPage({ ...input, page: { ...input.page, slug } }).html.match(
        /<a href="\/work"[^>]*>/,
      )?.[0];
    expect([links('work/jars/moon'), links('works'), links('')]).toEqual([
      '<a href="/work" aria-current="true">',
      '<a href="/work">',
      '<a href="/work">',
    ]);
  });

  it('shows a refused form with its values and errors, and says so in the title', () => {
    const formState = {
      formId: testForm.id,
      status: 'failed',
      values: { name: 'Ada', email: 'x' },
      errors: { email: 'No address.' },
    } as const;
    const { html } = renderPage(testInput(everything, { formState }));
    expect(html).toMatch(/<title>Error: /);
    expect(html).toContain('value="Ada"');
    const title = testForm.fields.find(({ id }) => id === 'email')?.title ?? '';
    expect(html).toContain(
      `<a href="#form-abcdef0123456789abcdef01-email">${title} – No address.</a>`,
    );
    expect(html).toMatch(/aria-invalid="true"/);
  });

  it('shows the success text in place of a form that has arrived', () => {
    const formState = { formId: testForm.id, status: 'sent', values: {}, errors: {} } as const;
    const { html } = renderPage(testInput(everything, { formState }));
    expect(html).toMatch(/<form[^>]* hidden=""/);
    expect(html).not.toMatch(/data-form-success=""[^>]*hidden|hidden=""[^>]*data-form-success/);
  });

  it('renders a block that did not change from the fragment cache, and again when its picture did', () => {
    const fragments = new Map();
    const first = renderPage(testInput(everything, { fragments })).html;
    const kept = fragments.size;
    expect(kept).toBe(5);
    expect(renderPage(testInput(everything, { fragments })).html).toBe(first);
    expect(fragments.size).toBe(kept);
    const asset = (id: string) =>
      ({ ...testInput(everything).asset(testId(1)), id, alt: 'Another bowl' }) as never;
    expect(renderPage(testInput(everything, { fragments, asset })).html).toContain('Another bowl');
  });

  it('does not even look a block up that is as it was, with the same pictures, place and language', () => {
    const known = new Map();
    let lookups = 0;
    const fragments = {
      get: (key: string) => ((lookups += 1), known.get(key)),
      set: (key: string, value: never) => known.set(key, value),
    };
    const { asset: anyAsset } = testInput(everything);
    const kept = new Map<string, ReturnType<typeof anyAsset>>();
    const asset = (id: string) => kept.get(id) ?? (kept.set(id, anyAsset(id)), kept.get(id));
    const lookupsOf = (over: Partial<RenderInput> = {}) => {
      const before = lookups;
      const input = testInput(everything, { asset, ...over });
      expect(renderPage({ ...input, fragments })).toEqual(renderPage(input));
      return lookups - before;
    };
    expect(lookupsOf()).toBe(5);
    expect(lookupsOf()).toBe(0);
    // As after reading the page again: nothing is the same object.
    expect(
      lookupsOf({
        page: structuredClone(testInput(everything).page),
        asset: (id) => structuredClone(asset(id)),
      }),
    ).toBe(0);
    expect(lookupsOf({ page: { ...testInput(everything).page, id: testId(97) } })).toBe(5);
    expect(lookupsOf({ locale: 'de' })).toBe(5);
    kept.set(testId(1), { ...anyAsset(testId(1)), alt: 'Another bowl' } as never);
    expect(lookupsOf({ locale: 'de' })).toBe(1);
    const [first, second, ...others] = everything.sections[0]?.blocks ?? [];
    const swapped = {
      ...everything,
      sections: [{ ...everything.sections[0], blocks: [second, first, ...others] }],
    } as typeof everything;
    expect(
      lookupsOf({ locale: 'de', page: { ...testInput(everything).page, document: swapped } }),
    ).toBe(1);
  });

  it('forgets a block that is no longer on its page', () => {
    const known = new Map();
    let lookups = 0;
    const fragments = {
      get: (key: string) => ((lookups += 1), known.get(key)),
      set: (key: string, value: never) => known.set(key, value),
    };
    const render = (...blocks: ReturnType<typeof words>[]) => {
      lookups = 0;
      renderPage(testInput(testDocument(...blocks), { fragments }));
      return lookups;
    };
    expect([render(words('Here'), words('There')), render(words('Here'), words('There'))]).toEqual([
      2, 0,
    ]);
    expect([render(words('Here')), render(words('Here'), words('There'))]).toEqual([0, 1]);
  });

  it('gives the slides of one picture ids of their own, and shows the one that the address names', () => {
    const gallery = {
      type: 'gallery',
      data: { design: 'carousel', slides: [...slides(2), ...slides(1), ...slides(1)] },
    };
    const idsOf = (html: string) =>
      [...html.matchAll(/data-slide-id="([^"]*)"/g)].map(([, id]) => id);
    const { html } = renderPage(testInput(testDocument(gallery)));
    expect(idsOf(html)).toEqual([testId(200), testId(201), `${testId(200)}-2`, `${testId(200)}-3`]);
    expect(
      renderPage(testInput(testDocument(gallery), { slide: `${testId(200)}-2` })).html,
    ).toContain('data-current-index="2"');
    expect(renderPage(testInput(testDocument(gallery), { slide: testId(200) })).html).not.toContain(
      'data-current-index',
    );
  });

  it('knows the policy of the last style sheets without counting them as one', () => {
    const fragments = new Map();
    for (let theme = 0; theme < 20; theme += 1) {
      const input = testInput(everything, { theme: `:root{--x:${theme}}` });
      expect(renderPage({ ...input, fragments }).policy).toEqual(renderPage(input).policy);
      expect(renderPage({ ...input, fragments }).policy).toEqual(renderPage(input).policy);
    }
  });

  it('names an early picture once: no preload of its own stands before it', () => {
    expect(renderPage(testInput(everything)).html).not.toContain('as="image"');
  });

  it('a link to a page in another language says so, for who hears it and for who follows it', () => {
    const headerFooter = {
      header: { title: 'Loft', navigation: [{ title: 'بالعربية', href: '/ar', language: 'ar' }] },
      footer: {
        columns: [{ title: 'Find', lines: [{ text: 'Deutsch', href: '/de', language: 'de' }] }],
        note: '',
      },
    };
    const { html } = renderPage(testInput(testDocument(), { headerFooter }));
    expect(html).toContain('<a href="/ar" lang="ar" hreflang="ar">بالعربية</a>');
    expect(html).toContain('<a href="/de" lang="de" hreflang="de">Deutsch</a>');
  });

  it('writes the words of header and footer as words', () => {
    const hostile = `"'><script>alert(1)</script>&`;
    const headerFooter = {
      header: {
        title: hostile,
        navigation: [{ title: hostile, href: `/a"b'<`, language: hostile }],
      },
      footer: {
        columns: [
          {
            title: hostile,
            lines: [{ text: hostile }, { text: hostile, href: 'javascript:alert(1)' }],
          },
        ],
        note: hostile,
      },
    };
    const { html } = renderPage(
      testInput(testDocument(), { headerFooter, fonts: ['/"><script>'] }),
    );
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('<a href="/a&quot;b&#x27;&lt;" lang="&quot;');
    expect(html).toContain('<a>&quot;&#x27;&gt;&lt;script&gt;');
    expect(html).toContain('href="/&quot;&gt;&lt;script&gt;"');
  });
});
