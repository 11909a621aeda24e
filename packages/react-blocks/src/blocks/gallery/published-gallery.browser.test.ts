import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mountBlock, noHurry, testContext } from '../../testing/test-blocks';
import { publishedGallerySelector } from './published-gallery-selector';
import * as module from './published-gallery.mount';
import { createPublishedGalleries, families } from '../../testing/published-galleries';

const { ends, publishAll, close } = createPublishedGalleries();

afterEach(() => {
  vi.restoreAllMocks();
  close();
});

async function publish(html: string) {
  document.body.innerHTML = `<main><h1>Works</h1>${html}</main>`;
  const root = document.querySelector<HTMLElement>(publishedGallerySelector);
  if (!root) throw new Error('no gallery');
  const before = document.body.innerHTML;
  const context = testContext({ reducedMotion: true });
  const end = await mountBlock(root, module, context);
  ends.push(end);
  const list = root.querySelector<HTMLElement>('[data-gallery-list]');
  const shown = (): number =>
    [...(list?.children ?? [])].findIndex((slide) => slide.hasAttribute('data-active'));
  return { root, before, context, end, list, shown };
}

describe.each(Object.entries(families))('published %s', (family, html) => {
  it('shows its pictures and is given back as it was', async () => {
    const { root, before, end, context } = await publish(html);
    await vi.waitFor(() => {
      const first = [...root.querySelectorAll('img')].find((picture) => picture.checkVisibility());
      expect(first?.naturalWidth).toBeGreaterThan(0);
    }, noHurry);
    // Blocks that came before the nine designs are told of [8.15]; sections and summaries are none.
    expect(context.issues.map(({ code }) => code)).toEqual(
      /^(section|summary)/.test(family) ? [] : ['GALLERY_OLD'],
    );
    end();
    // The loader keeps what it has loaded.
    const loaded =
      / (src|sizes|srcset|style|data-image-resolution|data-parent-ratio|class|decoding|fetchpriority)="[^"]*"/g;
    expect(document.body.innerHTML.replace(loaded, '')).toBe(before.replace(loaded, ''));
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it('has no accessibility violation that its own markup does not bring', async () => {
    const { root } = await publish(html);
    const { violations } = await axe.run(root);
    // A role on a link that leads somewhere is the page's own.
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });
});

describe('published galleries', () => {
  it('[4.09e] a slideshow moves by its controls, and its thumbnails with it', async () => {
    const { root, list, shown } = await publish(families['slideshow'] ?? '');
    expect([list?.children.length, shown()]).toEqual([4, 0]);
    root
      .querySelector<HTMLElement>('.next')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(shown()).toBe(1);
    expect(list?.children[1]?.getBoundingClientRect().left).toBe(
      list?.getBoundingClientRect().left,
    );
    const thumbnails = root.querySelector('.sqs-gallery-thumbnails');
    expect(thumbnails?.children[1]?.getAttribute('aria-selected')).toBe('true');
    thumbnails?.querySelectorAll<HTMLElement>('[data-slide]')[3]?.click();
    expect(shown()).toBe(3);
  });

  it('a summary moves by the pager in its heading, and is made no other', async () => {
    const { root, shown } = await publish(families['summary'] ?? '');
    root.querySelector<HTMLElement>('.next')?.click();
    await expect.poll(shown).not.toBe(0);
    expect(root.querySelectorAll('[data-gallery-next]')).toHaveLength(1);
  });

  it('[4.12a] in a strip the picture that is clicked is the active one', async () => {
    const { list, shown } = await publish(families['slider'] ?? '');
    expect(list?.children.length).toBe(4);
    list?.querySelectorAll<HTMLElement>('img')[2]?.click();
    expect(shown()).toBe(2);
  });

  it('[3.27b] an item of its lightbox has a picture as content, and its words as meta', async () => {
    const words = 'data-title="Ash &amp; glaze" data-description="&lt;p&gt;Fired twice&lt;/p&gt;"';
    const { root } = await publish(
      (families['grid'] ?? '').replace('data-title="Bowl 2"', `${words} data-of="2"`),
    );
    root.querySelector<HTMLElement>('a[data-of]')?.click();
    await vi.waitFor(() => {
      const shown = document.querySelector<HTMLElement>('dialog[open]');
      expect(shown?.querySelector('img[alt="Bowl 2"]')).not.toBeNull();
      expect(shown?.textContent).toContain('Ash & glaze');
      expect(shown?.textContent).toContain('Fired twice');
    }, noHurry);
  });

  it('[2.18a] a lightbox link opens the picture itself, not the page it leads to', async () => {
    const { root } = await publish(families['grid'] ?? '');
    root.querySelectorAll('a')[1]?.click();
    await vi.waitFor(
      () =>
        expect(document.querySelector('dialog[open]')?.getAttribute('aria-label')).toBe('Gallery'),
      noHurry,
    );
    await vi.waitFor(
      () =>
        expect(
          [...document.querySelectorAll<HTMLImageElement>('dialog img')].some(
            ({ alt, naturalWidth }) => alt === 'Bowl 2' && naturalWidth > 0,
          ),
        ).toBe(true),
      noHurry,
    );
  });

  it('a video behind a lightbox link is shown in the lightbox, not in its slide', async () => {
    const embed =
      '&lt;iframe src=&quot;https://player.vimeo.com/video/76979871&quot; title=&quot;Firing&quot;&gt;';
    const { root, context } =
      await publish(`<div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery"><div class="slide">
      <a class="image-slide-anchor js-gallery-lightbox-opener" href="/work?itemId=1"><div class="sqs-video-wrapper" data-html="${embed}"><div class="sqs-video-overlay"></div></div></a></div></div></div>`);
    root.querySelector<HTMLElement>('.sqs-video-overlay')?.click();
    await expect
      .poll(() => document.querySelector('dialog[open] [aria-label="Play video: Firing"]'))
      .not.toBeNull();
    expect([
      document.querySelectorAll('dialog .fr-video__stage').length,
      document.querySelector('iframe'),
      context.issues.map(({ code }) => code),
    ]).toEqual([1, null, ['GALLERY_OLD']]);
  });

  it('that cannot be mounted is left as it was', async () => {
    document.body.innerHTML = families['slideshow'] ?? '';
    const root = document.body.firstElementChild as HTMLElement; // the markup's one element
    const before = document.body.innerHTML;
    // Browsers without style sheets that scripts can make throw this.
    const CSSStyleSheet = () => {
      throw new TypeError('Illegal constructor');
    };
    const context = {
      ...testContext(),
      window: { document, HTMLElement, CSSStyleSheet } as unknown as Window & typeof globalThis,
    };
    await expect(module.mount(root, module.read(root), context)).rejects.toThrow(TypeError);
    expect(document.body.innerHTML).toBe(before);
  });

  it('booted twice, by us and from a saved page, is still one gallery', async () => {
    const { root, list } = await publish(families['slideshow'] ?? '');
    const context = testContext();
    ends.push(await mountBlock(root, module, context));
    expect(context.issues.map(({ code }) => code)).toContain('GALLERY_ALREADY_BOUND');
    expect(list?.children.length).toBe(4);
  });

  it('without slides, or with slides here and there, it stays as it is', async () => {
    for (const html of [
      '<div class="sqs-gallery-container"></div>',
      '<div class="sqs-gallery-container"><div class="sqs-gallery"><p><i class="slide"></i></p><p><i class="slide"></i></p></div></div>',
    ]) {
      const { before, context } = await publish(html);
      expect([document.body.innerHTML, context.issues]).toEqual([before, []]);
    }
  });
});

describe('a published carousel', () => {
  it.each([
    [1000, '{"slidesPerRow":4}', 4],
    [1000, '{}', 3],
    [700, '{"slidesPerRow":4}', 3],
    [470, '{"slidesPerRow":4}', 2],
  ])(
    '[4.10a] [4.10b] [4.10c] [9.23c] in %s px with %s it shows %s slides, and next goes by as many',
    async (width, json, count) => {
      const many = Array.from({ length: 3 }, () => families['section reel'] ?? '')
        .join('')
        .replace(/<\/?(section|div)[^>]*>/g, '');
      const { roots } = await publishAll(
        `<div style="width:${width}px" data-block-json='${json}'><section class="gallery-section"><div class="gallery-reel">${many}</div></section></div>`,
      );
      const [root] = roots;
      const view = root?.getBoundingClientRect();
      const seen = () =>
        [...(root?.children ?? [])].flatMap((slide, index) => {
          const { left, right } = slide.getBoundingClientRect();
          return view && left > view.left - 1 && right < view.right + 1 ? [index] : [];
        });
      const first = Array.from({ length: count }, (_, index) => index);
      expect([root?.children.length, seen()]).toEqual([12, first]);
      document.querySelector<HTMLElement>('[data-gallery-next]')?.click();
      expect(seen()).toEqual(first.map((index) => index + count));
    },
  );
});
