import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Gallery } from '../blocks/gallery/Gallery';
import { formTexts } from '../blocks/form/form.texts';
import { searchPreviewTexts } from '../blocks/search-preview/search-preview.texts';
import { galleryTexts } from '../blocks/gallery/gallery.texts';
import { englishTexts } from '../server/english-texts';
import { renderPage } from '../server/render-page';
import { testDocument, testInput, testRuntime } from '../testing/test-page';
import type { BlockTexts, SaidTexts } from './block-texts';
import { mendTexts } from './mend-texts';
import { sayEnglish } from './say-english';
import { textsInUse } from './stored-texts';
import { createTextsInUse } from './texts-in-use';
import { TextsProvider } from './TextsProvider';

const say = <Table extends BlockTexts>(table: Table, texts: unknown): SaidTexts<Table> =>
  textsInUse(texts, 'ar-EG')?.say(table) ?? sayEnglish(table);

describe('texts that a site stores', () => {
  it('words stay words, and what is filled in becomes a function with the digits of the language', () => {
    const stored = {
      gallery: { next: 'التالي', slides: '{first}–{last} من {count}' },
      form: { COUNTER: '{length} من {max}' },
    };
    const { next, slides } = say(galleryTexts, stored);
    expect(next).toBe('التالي');
    expect(slides({ first: 1, last: 3, count: 12 })).toBe('١–٣ من ١٢');
    expect(say(formTexts, stored).COUNTER({ length: 4, max: 1200 })).toBe('٤ من ١٬٢٠٠');
  });

  it('a count has the form of its plural category', () => {
    const found = {
      zero: 'لا شيء',
      one: 'صفحة',
      two: 'صفحتان',
      few: '# صفحات',
      many: '# صفحةً',
      other: '# صفحة',
    };
    const search = say(searchPreviewTexts, { 'search-preview': { found } });
    expect([0, 1, 2, 3, 11, 100].map((count) => search.found({ count }))).toEqual([
      'لا شيء',
      'صفحة',
      'صفحتان',
      '٣ صفحات',
      '١١ صفحةً',
      '١٠٠ صفحة',
    ]);
  });

  it('words that come in are not filled in themselves', () => {
    const search = say(searchPreviewTexts, {
      'search-preview': { none: '«{query}» – {count}', all: { other: '# {query}' } },
    });
    expect(search.none({ query: '{query} # $&' })).toBe('«{query} # $&» – {count}');
  });

  it.each([
    ['nothing', undefined],
    ['no object', 'ar'],
    ['a block nobody has', { hologram: { next: 'x' } }],
    ['a code nobody has', { gallery: { toString: 'x', constructor: 'x' } }],
    ['an empty text', { gallery: { next: '' } }],
    ['a plural where there is none', { gallery: { next: { other: 'x' } } }],
    ['another kind', { gallery: { next: 5, slides: ['x'], slide: null } }],
    ['plural keys of another language', { 'search-preview': { found: { other: '#', dual: '#' } } }],
    ['a plural without its general form', { 'search-preview': { found: { one: '#' } } }],
    ['a planted prototype', JSON.parse('{"__proto__":{"gallery":{"next":"x"}}}')],
  ])('%s is said in English', (_, raw) => {
    for (const [name, english] of Object.entries(englishTexts))
      expect(mendTexts(raw, { name, english }, 'ar')).toBeUndefined();
  });

  it('a language that is none has no texts', () => {
    expect(textsInUse({ gallery: { next: 'x' } }, 'not a language')).toBeUndefined();
  });

  it('every text of ours can be replaced', () => {
    const translated = Object.fromEntries(
      Object.entries(englishTexts).map(([block, texts]) => [
        block,
        Object.fromEntries(Object.keys(texts).map((code) => [code, 'x'])),
      ]),
    );
    const inUse = textsInUse(translated, 'ar-EG');
    for (const [name, english] of Object.entries(englishTexts))
      expect(Object.keys(inUse?.local({ name, english }) ?? {})).toEqual(Object.keys(english));
  });

  it('a browser that knows other plural categories than the server has the general form', () => {
    const inUse = createTextsInUse('en', () => ({ found: { few: '# few', other: '# other' } }));
    expect(inUse.say(searchPreviewTexts).found({ count: 3 })).toBe('3 other');
  });

  it('are made usable once', () => {
    const stored = { gallery: { next: 'x' } };
    expect(textsInUse(stored, 'ar')).toBe(textsInUse(stored, 'ar'));
    expect(textsInUse(stored, 'fa')).not.toBe(textsInUse(stored, 'ar'));
  });
});

it('the English search counts in words of one and of many', () => {
  expect([0, 1, 1200].map((count) => sayEnglish(searchPreviewTexts).found({ count }))).toEqual([
    '0 pages found',
    '1 page found',
    '1,200 pages found',
  ]);
});

const slide = (id: string) => ({
  id,
  picture: { source: `/${id}.jpg`, width: 40, height: 30, alt: id },
});
const words = {
  frame: { skip: 'إلى <المحتوى>', navigation: 'القائمة' },
  gallery: { next: 'التالي', slides: '{first}–{last} من {count}', carousel: 'شريط', stop: 'أوقف' },
  lightbox: { close: 'إغلاق' },
};

describe('markup in another language', () => {
  const document = testDocument(
    {
      type: 'gallery',
      data: {
        design: 'carousel',
        slidesPerRow: 2,
        slides: [
          { assetId: '1'.repeat(24) },
          { assetId: '2'.repeat(24) },
          { assetId: '3'.repeat(24) },
        ],
      },
    },
    { type: 'search-preview', data: {} },
  );
  const runtime = {
    ...testRuntime,
    blocks: { ...testRuntime.blocks, texts: { js: ['/_frontage/texts.mount-1.js'], css: '' } },
  };
  const arabic = renderPage(
    testInput(document, { locale: 'ar-EG', dir: 'rtl', texts: words, runtime }),
  ).html;
  const english = renderPage(testInput(document, { runtime })).html;

  it('says what the language has, and the rest in English', () => {
    expect(arabic).toContain('>إلى &lt;المحتوى&gt;</a>');
    expect(arabic).toContain(
      '<nav class="fr-header__nav" id="fr-menu" popover aria-label="القائمة">',
    );
    expect(arabic).toContain('>١–٢ من ٣</span>');
    expect(arabic).toContain('aria-label="التالي"');
    expect(arabic).toContain('aria-roledescription="شريط"');
    expect(arabic).toContain('aria-label="Previous slide"');
  });

  it('has beside a block the texts that its script says, and no others; the part that reads them is loaded ahead', () => {
    const data = [...arabic.matchAll(/ data-texts="([^"]*)"/g)].map(([, json = '']) =>
      JSON.parse(json.replaceAll('&quot;', '"')),
    );
    expect(data).toEqual([
      {
        language: 'ar-EG-u-nu-arab',
        texts: { gallery: { ...words.gallery, slides: [words.gallery.slides] } },
      },
    ]);
    expect(arabic).toContain('href="/_frontage/texts.mount-1.js"');
    expect(arabic).toContain('href="/_frontage/moving-gallery.mount-1.js"');
  });

  it('of a page in English there is nothing of it', () => {
    expect(english).not.toContain('data-texts');
    expect(english).not.toContain('texts.mount');
    expect(english).toContain('href="/_frontage/moving-gallery.mount-1.js"');
  });

  it('a kept block is rendered again when the language or its texts are others', () => {
    const fragments = new Map();
    const html = (texts: unknown, locale = 'ar') =>
      renderPage(testInput(document, { locale, texts, fragments })).html;
    expect(html(words)).toContain('aria-label="التالي"');
    expect(html({ gallery: { next: 'إلى الأمام' } })).toContain('aria-label="إلى الأمام"');
    expect(html(words, 'fa')).toContain('>۱–۲ من ۳</span>');
    expect(html(undefined)).toContain('aria-label="Next slide"');
  });
});

it('a React host says it with a provider', () => {
  const gallery = <Gallery id="g" design="stacked" slides={[slide('a'), slide('b')]} />;
  const html = renderToStaticMarkup(
    <TextsProvider language="ar-EG" texts={words}>
      {gallery}
    </TextsProvider>,
  );
  expect(html).toContain('aria-label="التالي"');
  expect(html).toContain(' data-texts="');
  expect(renderToStaticMarkup(gallery)).not.toContain('data-texts');
});
