import { afterEach, describe, expect, it, vi } from 'vitest';
import { testContext } from '../../testing/test-blocks';
import { withLoaderWarning } from './warn-in-console';
import { createPublishedGalleries, families } from '../../testing/published-galleries';

const { ends, publishAll, close } = createPublishedGalleries();

afterEach(() => {
  vi.restoreAllMocks();
  close();
});

describe('what is told of them', () => {
  it('[8.15c] the old gallery is reported, once a page', async () => {
    const { context } = await publishAll(
      `${families['slideshow'] ?? ''}${families['grid'] ?? ''}${families['section grid'] ?? ''}`,
    );
    expect(context.issues).toEqual([
      {
        code: 'GALLERY_OLD',
        block: 'gallery',
        message: '[gallery-engine] The old gallery is in use on this page.',
      },
    ]);
  });

  it('[8.15c] where the site says that its plan has no lightbox, it is warned of and a link is a link', async () => {
    const { roots, context } = await publishAll(
      `<div data-lightbox-available="false">${families['section grid'] ?? ''}</div>`,
    );
    expect(context.issues).toEqual([
      {
        code: 'GALLERY_NO_LIGHTBOX',
        block: 'gallery',
        message: '[gallery-engine] The lightbox is not available in this tier.',
      },
    ]);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const link = roots[0]?.querySelector('a');
    link?.dispatchEvent(click);
    expect([link?.outerHTML.includes('data-lightbox'), document.querySelector('dialog')]).toEqual([
      false,
      null,
    ]);
  });

  it('[8.15c] a gallery that asks for no lightbox is not warned of', async () => {
    const { codes } = await publishAll(
      `<div data-lightbox-available="false">${families['slideshow'] ?? ''}</div>`,
    );
    expect(codes()).toEqual(['GALLERY_OLD']);
  });

  it.each([
    ['{"autoplay":', 'Error decoding gallery block data.'],
    ['{autoplay:true}', 'Error decoding gallery block data.'],
    ['7', 'Error evaluating gallery block data.'],
    ['null', 'Error evaluating gallery block data.'],
  ])(
    '[8.15b] block data such as %s: the console is told, and nobody else',
    async (json, message) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { roots, codes } = await publishAll(
        `<div data-block-json='${json}'>${families['section slideshow'] ?? ''}</div>`,
      );
      expect([warn.mock.calls, codes()]).toEqual([[[message]], []]);
      expect(roots[0]?.querySelector('[data-active]')).not.toBeNull();
    },
  );

  it('[8.15b] of data that can be read, or none, nothing is said', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const json of ['{"autoplay":true}', '{&quot;autoplay&quot;:true}', '', ' ']) {
      await publishAll(
        `<div data-block-json='${json.replaceAll('&', '&amp;')}'>${families['section slideshow'] ?? ''}</div>`,
      );
    }
    expect(warn).not.toHaveBeenCalled();
  });

  it('[8.15b] a root that is no element of HTML is left alone, and the console told', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { before, codes } = await publishAll('<svg class="sqs-gallery-container"></svg>');
    expect([warn.mock.calls, codes(), document.body.innerHTML]).toEqual([
      [['No valid HTMLElement node was supplied!']],
      [],
      before,
    ]);
  });

  it('[8.15b] so is a loader of pictures that does not come, beside the report', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const context = testContext();
    const { report } = withLoaderWarning(context);
    report({ code: 'IMAGE_LOADER_FAILED', message: 'It did not come.' });
    report({ code: 'IMAGE_INVALID', message: 'It has no address.' });
    expect([warn.mock.calls, context.issues.map(({ code }) => code)]).toEqual([
      [['Loader2 not found']],
      ['IMAGE_LOADER_FAILED', 'IMAGE_INVALID'],
    ]);
  });
});

describe('sections', () => {
  it('[5.13c] two in one parent are two galleries, and each keeps to its own', async () => {
    const reel = (families['section reel'] ?? '').replace(/<\/?section[^>]*>/g, '');
    const { roots, before, codes } = await publishAll(
      `<section class="gallery-section">${reel}${reel}</section>`,
    );
    expect([roots.length, codes()]).toEqual([2, []]);
    const active = () =>
      roots.map((root) =>
        [...root.children].findIndex((slide) => slide.hasAttribute('data-active')),
      );
    expect(active()).toEqual([0, 0]);
    const buttons = document.querySelectorAll<HTMLElement>('[data-gallery-next]');
    buttons[1]?.click();
    expect([buttons.length, active()[0], (active()[1] ?? 0) > 0]).toEqual([2, 0, true]);
    for (const end of ends.splice(0)) end();
    const bare = (html: string) =>
      html.replace(
        / (src|sizes|srcset|style|data-image-resolution|data-parent-ratio|class|decoding|fetchpriority)="[^"]*"/g,
        '',
      );
    expect(bare(document.body.innerHTML)).toBe(bare(before));
  });
});
