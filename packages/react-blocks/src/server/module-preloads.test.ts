import { describe, expect, it } from 'vitest';
import { testForm } from '../testing/test-form';
import { testDocument, testId, testInput } from '../testing/test-page';
import { renderPage } from './render-page';

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    assetId: testId(index + 200),
    title: `Slide ${index}`,
  }));

describe('the preloads of a page', () => {
  it('preloads what its blocks will start, flat, nothing that waits for a touch, and all with the runtime', () => {
    const gallery = { type: 'gallery', data: { design: 'autorows', slides: slides(4) } };
    const form = { type: 'form', data: { formId: testForm.id } };
    const { html } = renderPage(testInput(testDocument(gallery, form)));
    const [, later = ''] = /<template data-later>(.*?)<\/template>/.exec(html) ?? [];
    const preloads = [...later.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(preloads).toEqual(['/_frontage/gallery.mount-1.js', '/_frontage/chunk-1.js']);
  });

  it('preloads for a gallery that waits for a touch what loads its pictures, and for the touch the rest', () => {
    const { html } = renderPage(
      testInput(testDocument({ type: 'gallery', data: { design: 'grid', slides: slides(4) } })),
    );
    const link = (name: string) => `<link rel="modulepreload" href="/_frontage/${name}-1.js">`;
    expect(html.match(/<template data-later.*<\/template>/)?.[0]).toBe(
      `<template data-later>${link('image.mount')}</template>` +
        `<template data-later="gallery">${link('gallery.mount')}${link('chunk')}${link('open-links')}</template>`,
    );
  });

  it('keeps the preloads of blocks that wait for a touch apart, after the others, and only theirs', () => {
    const later = (html: string) => html.match(/<template data-later.*<\/template>/)?.[0];
    const form = { type: 'form', data: { formId: testForm.id } };
    const preloads = '<link rel="modulepreload" href="/_frontage/form.mount-1.js">';
    expect(later(renderPage(testInput(testDocument(form))).html)).toBe(
      `<template data-later="form">${preloads}</template>`,
    );
    // One that was sent without scripts starts when it is seen.
    const formState = { formId: testForm.id, status: 'failed', values: {}, errors: {} } as const;
    expect(later(renderPage(testInput(testDocument(form), { formState })).html)).toBe(
      `<template data-later>${preloads}</template>`,
    );
  });

  it('a page on which nothing acts before a touch has the script that waits for it, in place of what comes by itself', () => {
    const still = '<script>still()</script>';
    const hash = "'sha256-still'";
    const form = { type: 'form', data: { formId: testForm.id } };
    const shown = (blocks: Parameters<typeof testDocument>, more = {}) => {
      const { html, policy } = renderPage(testInput(testDocument(...blocks), more));
      return {
        isStill: html.includes(still) && policy.script.includes(hash),
        isActing: html.includes('<template data-later>'),
      };
    };
    const rests = { isStill: true, isActing: false };
    const acts = { isStill: false, isActing: true };
    const { site } = testInput(testDocument());
    expect(shown([form])).toEqual(rests);
    expect(shown([{ type: 'search-preview', data: {} }])).toEqual(rests);
    // Nothing waits: the boot alone stands in the page.
    expect(shown([])).toEqual({ isStill: false, isActing: false });
    expect(shown([form, { type: 'gallery', data: { design: 'grid', slides: slides(4) } }])).toEqual(
      acts,
    );
    // The census counts without a touch, unless the page is not tracked.
    expect(shown([form], { census: { pageId: 'a' } })).toEqual(acts);
    expect(shown([form], { census: { notTracked: 'census-off' } })).toEqual(rests);
    const websiteSettings = { useEscapeKeyToLogin: true };
    expect(shown([form], { site: { ...site, websiteSettings } })).toEqual(acts);
    expect(shown([], { site: { ...site, websiteSettings } }).isStill).toBe(false);
  });

  it('names for a touch all that it needs, also of kinds that never start by themselves', () => {
    const { html } = renderPage(testInput(testDocument({ type: 'search-preview', data: {} })));
    expect(html).toContain(
      '<template data-later="search-preview"><link rel="modulepreload" href="/_frontage/search-preview.mount-1.js"></template>',
    );
  });

  it('preloads the script of forms for a newsletter, which is one', () => {
    const letter = { type: 'newsletter', data: { formId: testForm.id } };
    expect(renderPage(testInput(testDocument(letter))).html).toContain(
      'href="/_frontage/form.mount-1.js"',
    );
  });

  it('preloads what moves only where a gallery does', () => {
    const moves = (design: string): boolean =>
      renderPage(
        testInput(testDocument({ type: 'gallery', data: { design, slides: slides(4) } })),
      ).html.includes('moving-gallery.mount-1.js');
    expect([moves('grid'), moves('autorows'), moves('carousel'), moves('stacked')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
