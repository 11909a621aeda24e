import { describe, expect, it } from 'vitest';
import { testDocument, testId, testInput, testRuntime } from '../testing/test-page';
import { testForm } from '../testing/test-form';
import type { Fragment, RenderInput } from './render-input';
import { renderPage } from './render-page';

const kinds = ['form', 'newsletter', 'lightbox', 'video', 'moving-gallery', 'gallery', 'texts'];

/** A build whose styles and scripts are named after the kinds. */
const runtime = {
  ...testRuntime,
  blocks: Object.fromEntries(
    kinds.map((kind) => [kind, { js: [`/_frontage/${kind}.js`], css: `.css-${kind}{}` }]),
  ),
};

const slide = { assetId: testId(1) };
const film = { ...slide, video: { address: 'https://vimeo.com/123456' } };

/** The names of the styles and scripts of a page with one block. */
function needsOf(type: string, data: object, over: Partial<RenderInput> = {}) {
  // The test's data is JSON.
  const document = testDocument({ type, data: JSON.parse(JSON.stringify(data)) });
  const { html, policy } = renderPage(testInput(document, { runtime, ...over }));
  const names = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name]) => name).sort();
  return {
    styles: names(/\.css-([\w-]+)\{\}/g),
    scripts: names(/modulepreload" href="\/_frontage\/([\w-]+)\.js"/g),
    frames: policy.frames ?? [],
  };
}

describe('what a page needs', () => {
  it('is that of its blocks, and of the parts that stand in them', () => {
    expect(needsOf('newsletter', { formId: testForm.id })).toEqual({
      styles: ['form', 'newsletter'],
      scripts: ['form', 'newsletter'],
      frames: [],
    });
    expect(needsOf('gallery', { slides: [film], lightbox: false })).toEqual({
      styles: ['gallery', 'video'],
      scripts: ['gallery'],
      frames: ['https://player.vimeo.com'],
    });
    expect(needsOf('gallery', { design: 'carousel', slides: [slide, slide] })).toMatchObject({
      scripts: ['gallery', 'moving-gallery'],
    });
    expect(needsOf('gallery', { slides: [slide], lightbox: true })).toMatchObject({
      styles: ['gallery', 'lightbox'],
    });
  });

  it('is nothing of what words only look like', () => {
    const words =
      ' class="fr-form__fields" data-lightbox="" class="fr-video__box aria-roledescription="';
    expect(needsOf('text', { nodes: [{ kind: 'paragraph', words: [words] }] })).toEqual({
      styles: [],
      scripts: [],
      frames: [],
    });
  });

  it('has a frame for what a form shows after a submission', () => {
    const form = () => ({ ...testForm, postSubmitHtml: '<b>Thank you</b>' });
    expect(needsOf('form', { formId: testForm.id }, { form }).frames).toEqual(["'self'"]);
    expect(needsOf('form', { formId: testForm.id }).frames).toEqual([]);
  });

  it('has the chunk of other languages where a block says something in one', () => {
    const other = { locale: 'de-DE', texts: { gallery: { next: 'Weiter' } } };
    const carousel = { design: 'carousel', slides: [slide, slide] };
    expect(needsOf('gallery', carousel, other).scripts).toContain('texts');
    expect(needsOf('gallery', carousel).scripts).not.toContain('texts');
  });

  it('is the same for a block that is taken from the fragment cache', () => {
    const fragments = new Map<string, Fragment>();
    const data = { design: 'carousel', slides: [film, slide], lightbox: true };
    const first = needsOf('gallery', data, { fragments });
    expect(fragments.size).toBe(1);
    expect(needsOf('gallery', data, { fragments })).toEqual(first);
    expect(needsOf('gallery', data, { fragments: new Map(fragments) })).toEqual(first);
    expect(first).toEqual(needsOf('gallery', data));
  });
});

describe('a page that shows something of one visitor', () => {
  const searched = { query: 'kiln', total: 0, results: [] };

  it('is private, others are not', () => {
    const document = testDocument({ type: 'search-preview', data: {} });
    expect(renderPage(testInput(document)).isPrivate).toBeUndefined();
    expect(renderPage(testInput(document, { searchState: searched })).isPrivate).toBe(true);
    const cart = testDocument({ type: 'cart', data: {} });
    expect(renderPage(testInput(cart)).isPrivate).toBeUndefined();
    expect(renderPage(testInput(cart, { shop: { kind: 'noCart' } })).isPrivate).toBe(true);
  });
});
