import { createFakeClock } from '@frontage/core-lifecycle/testing';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import '../style.css';
import { Form } from '../blocks/form/Form';
import * as form from '../blocks/form/form.mount';
import { Gallery } from '../blocks/gallery/Gallery';
import * as gallery from '../blocks/gallery/gallery.mount';
import { Image } from '../blocks/image/Image';
import * as image from '../blocks/image/image.mount';
import { SearchPreview } from '../blocks/search-preview/SearchPreview';
import * as search from '../blocks/search-preview/search-preview.mount';
import { searchPreviewTexts } from '../blocks/search-preview/search-preview.texts';
import { answerTimeout } from '../blocks/video/video.parts';
import { Video } from '../blocks/video/Video';
import * as video from '../blocks/video/video.mount';
import { Island } from '../server-block/Island';
import { standInFrame } from '../testing/stand-in-player';
import { canonical, mountBlock, testContext, testPicture } from '../testing/test-blocks';
import { testForm } from '../testing/test-form';
import { testPictures } from '../testing/test-pictures';
import { loadTexts } from './load-texts';
import { localTextsAttribute } from './local-texts';
import { readTexts } from './read-texts';
import { TextsProvider } from './TextsProvider';

const texts = {
  gallery: {
    next: 'التالي',
    slide: '{at} من {count}',
    slides: '{first}–{last} من {count}',
    stop: 'أوقف',
    play: 'ابدأ',
  },
  lightbox: { title: 'الصور', close: 'إغلاق', counter: '{at} من {count}' },
  video: { play: 'شغّل', late: 'يتأخّر', failed: 'لا يعمل' },
  form: { REQUIRED: 'مطلوب: {title}', ERROR_ABOVE: 'راجعوا ما يلي', COUNTER: '{length} من {max}' },
  'search-preview': {
    label: 'ابحث',
    submit: 'ابحث',
    found: { one: 'صفحة', two: 'صفحتان', few: '# صفحات', other: '# صفحة' },
  },
};
const ends: (() => void)[] = [];

beforeAll(() => {
  const data = { query: 'clay', total: 3, results: [] };
  vi.spyOn(window, 'fetch').mockImplementation(
    async () =>
      new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } }),
  );
});
afterAll(() => void vi.restoreAllMocks());

afterEach(() => {
  for (const end of ends.splice(0)) end();
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
});

/** A block as on a page in Arabic. */
function show(block: ReactNode): HTMLElement {
  document.documentElement.dir = 'rtl';
  const html = renderToStaticMarkup(
    <TextsProvider language="ar-EG" texts={texts}>
      {block}
    </TextsProvider>,
  );
  document.body.innerHTML = `<main>${html}</main>`;
  return find(document, '[data-block]');
}

function find(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

const textOf = (root: ParentNode, selector: string): string | null =>
  find(root, selector).textContent;
const still = () => testContext({ reducedMotion: true });

it('a gallery says in the language of the page which slides are shown, and what its buttons do', async () => {
  const root = show(
    <Gallery id="g" design="stacked" autoplay loading="eager" slides={testPictures(3)} />,
  );
  const controls = find(root, '[data-gallery-controls]');
  const before = canonical(controls);
  expect([
    textOf(root, '[data-gallery-status]'),
    find(root, '[data-gallery-toggle]').ariaLabel,
  ]).toEqual(['١ من ٣', 'أوقف']);
  const end = await mountBlock(root, gallery, still());
  find(root, '[aria-label="التالي"]').click();
  await expect.poll(() => textOf(root, '[data-gallery-status]')).toBe('٢ من ٣');
  const toggle = find(root, '[data-gallery-toggle]');
  const label = toggle.ariaLabel;
  toggle.click();
  expect(new Set([label, toggle.ariaLabel])).toEqual(new Set(['أوقف', 'ابدأ']));
  end();
  expect(canonical(controls)).toBe(before);
});

it('a carousel says from which to which', async () => {
  const root = show(
    <Gallery id="g" design="carousel" slidesPerRow={2} loading="eager" slides={testPictures(4)} />,
  );
  expect(textOf(root, '[data-gallery-status]')).toBe('١–٢ من ٤');
  ends.push(await mountBlock(root, gallery, still()));
  find(root, '[data-gallery-next]').click();
  await expect.poll(() => textOf(root, '[data-gallery-status]')).toBe('٣–٤ من ٤');
});

it.each([
  [
    'a gallery',
    () => <Gallery id="g" design="grid" lightbox loading="eager" slides={testPictures(2)} />,
    gallery,
    '٢ من ٢: Bowl 2',
  ],
  ['a picture', () => <Image id="i" lightbox picture={testPicture} />, image, testPicture.alt],
] as const)(
  'the lightbox of %s speaks it, and English where it has no words',
  async (_, block, module, place) => {
    const root = show(block());
    ends.push(await mountBlock<never>(root, module as never, still()));
    [...root.querySelectorAll('a')].at(-1)?.click();
    await expect.poll(() => document.querySelector('dialog')?.ariaLabel).toBe('الصور');
    const names = [...find(document, 'dialog').querySelectorAll('button')].map(
      ({ ariaLabel }) => ariaLabel,
    );
    expect(names.slice(0, 2)).toEqual(['إغلاق', 'Previous Item']);
    expect(textOf(document, 'dialog [role=status]')).toBe(place);
  },
);

it('a form says what is wrong', async () => {
  const root = show(
    <Form definition={testForm} page={{ id: '1', title: 'Contact', path: '/contact' }} />,
  );
  ends.push(await mountBlock(root, form, still()));
  const required = testForm.fields.find((field) => field.required);
  find(root, '[type=submit]').click();
  expect(textOf(root, '[role=alert]')).toBe('راجعوا ما يلي');
  expect(textOf(root, `[id$="-${required?.id ?? ''}-error"]`)).toBe(
    `مطلوب: ${required?.title ?? ''}`,
  );
  expect(textOf(root, '[data-counter]')).toMatch(/^٠ من [٠-٩]+$/);
});

it('a search that the server has answered is hydrated as it is, and counts in the language of the page', async () => {
  const answer = {
    query: 'kiln',
    total: 12,
    results: [{ title: 'Kiln', url: '/kiln', excerpt: '' }],
  };
  const props = { answer };
  const root = show(
    <Island
      block="search-preview"
      id="s"
      props={props}
      speaks={[searchPreviewTexts]}
      content={<SearchPreview {...props} />}
    />,
  );
  expect(textOf(root, '[role=status]')).toBe('١٢ صفحة');
  const context = still();
  ends.push(await mountBlock(root, search, context));
  expect(context.issues).toEqual([]);
  const field = find(root, '[aria-label="ابحث"]') as HTMLInputElement;
  field.value = 'clay';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await expect.poll(() => textOf(root, '[role=status]')).toBe('٣ صفحات');
});

it('a video that does not answer says so, alone and in a slide', async () => {
  const address = 'https://www.youtube.com/watch?v=abcdefghijk';
  const [slide] = testPictures(1);
  const blocks = [
    [<Video key="v" id="v" address={address} />, video],
    [
      <Gallery
        key="g"
        id="g"
        design="grid"
        lightbox={false}
        slides={slide ? [{ ...slide, title: undefined, video: { address } }] : []}
      />,
      gallery,
    ],
  ] as const;
  for (const [block, module] of blocks) {
    const root = show(block);
    const clock = createFakeClock();
    const context = Object.assign(testContext({ clock, reducedMotion: true }), {
      frameOf: standInFrame('is-silent'),
    });
    const end = await mountBlock<never>(root, module as never, context);
    find(root, 'button[aria-label="شغّل"]').click();
    clock.advance(answerTimeout);
    expect(textOf(root, '.fr-video__status')).toBe('يتأخّر');
    end();
  }
});

it('where the part that reads them does not come, or cannot read them, a block speaks English', async () => {
  const root = show(<Gallery id="g" design="stacked" slides={testPictures(2)} />);
  const context = still();
  expect(await loadTexts(root, context, () => Promise.reject(new Error('gone')))).toBeUndefined();
  expect(context.issues).toMatchObject([{ code: 'TEXTS_FAILED' }]);
  for (const nonsense of [
    '',
    '{',
    'null',
    '[]',
    '{"language":5,"texts":{}}',
    '{"language":"ar"}',
  ]) {
    root.setAttribute(localTextsAttribute, nonsense);
    expect(readTexts(root)).toBeUndefined();
  }
  root.removeAttribute(localTextsAttribute);
  expect(loadTexts(root, context)).toBeUndefined();
});
