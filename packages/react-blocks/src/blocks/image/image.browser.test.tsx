import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ChunkError } from '@frontage/core-lifecycle';
import '../../style.css';
import { mountPictures } from '../../picture/mount-pictures';
import {
  mountBlock,
  noHurry,
  showMarkup,
  testContext,
  testPicture,
} from '../../testing/test-blocks';
import { Image } from './Image';
import * as module from './image.mount';

let end = (): void => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const loaded = (root: HTMLElement): Promise<void> =>
  vi.waitFor(() => expect(root.querySelector('img')?.naturalWidth).toBeGreaterThan(0), noHurry);

describe('image block', () => {
  it('loads a picture that comes into sight', async () => {
    const root = showMarkup(<Image id="b" picture={testPicture} />);
    end = await mountBlock(root, module);
    await loaded(root);
  });

  it('reserves the space of a picture that is not there yet', () => {
    const root = showMarkup(<Image id="b" picture={testPicture} ratio={2} />);
    const { width, height } = root.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
    expect(width / height).toBeCloseTo(2, 1);
  });

  it('leaves a picture that is far away alone', async () => {
    const root = showMarkup(<Image id="b" picture={testPicture} />, { below: true });
    end = await mountBlock(root, module);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(root.querySelector('img')?.hasAttribute('src')).toBe(false);
  });

  it('two blocks share one loader, which ends with the last', async () => {
    const first = showMarkup(<Image id="b" picture={testPicture} />);
    const second = first.cloneNode(true) as HTMLElement; // a copy of an HTML element is one
    document.body.append(second);
    const endFirst = await mountBlock(first, module);
    end = await mountBlock(second, module);
    endFirst();
    await loaded(second);
  });

  it('loads the pictures of published markup', async () => {
    document.body.innerHTML = `<div class="sqs-block-image"><div class="image-block-wrapper"><noscript><img src="x"></noscript>
      <img class="thumb-image" data-src="${testPicture.source.replaceAll('"', '&quot;')}" data-image-dimensions="600x400" data-load="false" alt="" style="width:300px;height:200px"></div></div>`;
    const root = document.querySelector<HTMLElement>('.sqs-block-image');
    if (!root) throw new Error('no block');
    end = await mountBlock(root, module);
    await loaded(root);
  });

  /** A block of published markup around an image with these attributes. */
  function showPublished(
    attributes: string,
    style = 'position:relative;width:300px;height:300px',
  ): HTMLElement {
    document.body.innerHTML = `<div class="sqs-block-image"><div class="image-block-wrapper content-fill" style="${style}">
      <img alt="A bowl" data-src="${testPicture.source.replaceAll('"', '&quot;')}" ${attributes}></div></div>`;
    const root = document.querySelector<HTMLElement>('.sqs-block-image');
    if (!root) throw new Error('no block');
    return root;
  }

  it('[3.25t] [5.11a] places published pictures by their focal point', async () => {
    const root = showPublished(
      'data-image-dimensions="600x400" data-image-focal-point="0.25,0.5" data-load="false"',
    );
    end = await mountBlock(root, module);
    await loaded(root);
    const image = root.querySelector('img');
    expect([image?.style.objectFit, image?.style.objectPosition]).toEqual(['cover', '0% 50%']);
    end();
    expect(image?.getAttribute('style')).toBe(null);
  });

  it.each([
    ['data-load="true"', true],
    ['data-load="viewport"', false],
    ['data-load="false"', false],
  ])('[3.25g] a published picture far down the page, with %s: %s', async (attribute, isLoaded) => {
    const root = showPublished(
      `data-image-dimensions="600x400" ${attribute}`,
      'position:absolute;top:9000px;width:300px;height:300px',
    );
    end = await mountBlock(root, module);
    if (isLoaded) await loaded(root);
    else {
      await import('../../picture/create-placing-pictures');
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      expect(root.querySelector('img')?.hasAttribute('src')).toBe(false);
    }
  });

  it('[3.25n] a published picture that says so is placed by a script', async () => {
    const root = showPublished(
      'data-image-dimensions="600x400" data-use-advanced-positioning="false"',
    );
    end = await mountBlock(root, module);
    await loaded(root);
    const image = root.querySelector('img');
    await vi.waitFor(
      () =>
        expect([image?.style.width, image?.style.left, image?.style.objectPosition]).toEqual([
          '450px',
          '-75px',
          '',
        ]),
      noHurry,
    );
  });

  it('a page that was saved while another runtime ran: state and geometry of then do not stay', async () => {
    const root = showPublished(
      'class="thumb-image sqs-image-loading" data-load="false" data-image-resolution="500w" data-image-dimensions="600x400" style="left:-75px;width:450px;height:300px;position:absolute"',
    );
    end = await mountBlock(root, module);
    await loaded(root);
    const image = root.querySelector('img');
    await vi.waitFor(() => {
      expect(image?.style.left).toBe('0px');
      expect(image?.className).toBe('thumb-image');
      expect(image?.getBoundingClientRect().width).toBe(300);
    }, noHurry);
  });

  it('[4.16a] a page that was saved while a picture loaded: far from the screen it does not load now', async () => {
    const root = showPublished(
      'class="thumb-image sqs-image-loading" data-load="false" data-image-dimensions="600x400"',
      'position:absolute;top:9000px;width:300px;height:300px',
    );
    end = await mountBlock(root, module);
    await vi.waitFor(
      () => expect(root.querySelector('img')?.className).toBe('thumb-image'),
      noHurry,
    );
    expect(root.querySelector('img')?.hasAttribute('src')).toBe(false);
  });

  it.each([
    'data-image-dimensions="x"',
    'data-image-focal-point="a,b"',
    'data-load="maybe" data-mode="7"',
    'width="-1"',
  ])('with wrong attributes it still loads: %s', async (attributes) => {
    const root = showPublished(attributes);
    end = await mountBlock(root, module);
    await loaded(root);
  });

  it('ends in the middle of loading, before the larger loader is there', async () => {
    const root = showPublished('data-image-dimensions="600x400"');
    (await mountBlock(root, module))();
    await import('../../picture/create-placing-pictures');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(root.querySelector('img')?.hasAttribute('src')).toBe(false);
  });

  it('where the larger loader does not come, published pictures are shown as they are', async () => {
    const root = showPublished('data-image-dimensions="600x400"');
    const context = testContext();
    end = mountPictures(root, context, () => Promise.reject(new Error('gone')));
    await loaded(root);
    expect(context.issues).toMatchObject([
      { code: 'IMAGE_LOADER_FAILED', cause: expect.any(ChunkError) },
    ]);
  });

  it.each([320, 768, 1280])(
    '[3.25f] [3.25s] cover, contain and none at %s px fill their boxes',
    async (width) => {
      await page.viewport(width, 600);
      for (const [mode, fit] of [
        ['cover', 'cover'],
        ['contain', 'contain'],
      ] as const) {
        const root = showMarkup(
          <Image id="b" picture={testPicture} ratio={2} mode={mode} fitAlignment="top left" />,
        );
        end = await mountBlock(root, module);
        await loaded(root);
        const image = root.querySelector('img');
        const { objectFit, objectPosition } = getComputedStyle(image ?? root);
        expect([objectFit, objectPosition]).toEqual([
          fit,
          // Of a height of 4/3 boxes: the point at 0.6 comes to the middle.
          mode === 'contain' ? '0% 0%' : '40% 90%',
        ]);
        end();
      }
      const root = showMarkup(<Image id="b" picture={testPicture} />);
      const box = root.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
      expect(box.width / box.height).toBeCloseTo(1.5, 1);
      expect(root.scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  it('[9.12a] is narrow in a container narrower than 415 px: the caption stands closer', () => {
    const root = showMarkup(<Image id="b" picture={testPicture} caption="A blue bowl" />);
    const [figure = root, caption = root] =
      root.querySelectorAll<HTMLElement>('figure, figcaption');
    figure.style.cssText = '--fr-space-3: 8px; --fr-space-4: 12px';
    const gap = (width: number): string => {
      figure.style.inlineSize = `${width}px`;
      return getComputedStyle(caption).marginBlockStart;
    };
    expect([gap(415), gap(414.9)]).toEqual(['12px', '8px']);
    expect(caption.getBoundingClientRect().width).toBeCloseTo(414.9, 1);
  });

  it('[9.12a] a block of published markup has its mark while it is narrower than 415 px, whatever a saved page says', async () => {
    const root = showPublished('data-image-dimensions="600x400"');
    root.innerHTML = `<div class="image-block-outer-wrapper sqs-narrow-width" style="width:415px">${root.innerHTML}</div>`;
    const wrapper = root.firstElementChild as HTMLElement; // made right here
    end = await mountBlock(root, module);
    for (const [width, isNarrow] of [
      [415, false],
      [414.9, true],
      [700, false],
    ] as const) {
      wrapper.style.width = `${width}px`;
      await expect.poll(() => wrapper.classList.contains('sqs-narrow-width')).toBe(isNarrow);
    }
    end();
    expect(wrapper.className).toBe('image-block-outer-wrapper sqs-narrow-width');
  });

  it('[2.18a] opens full screen where it may, and closes again', async () => {
    const root = showMarkup(<Image id="b" picture={testPicture} lightbox />);
    end = await mountBlock(root, module);
    root.querySelector('a')?.click();
    await vi.waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull(), noHurry);
    document.querySelector<HTMLElement>('dialog [aria-label=Close]')?.click();
    await vi.waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull(), noHurry);
  });

  it('in a React host, a lightbox that is switched on later opens', async () => {
    document.body.innerHTML = '<div id="host"></div>';
    const host = createRoot(document.getElementById('host') ?? document.body);
    // Until the link opens the lightbox it would lead away.
    const stay = (event: Event): void => event.preventDefault();
    window.addEventListener('click', stay);
    flushSync(() => host.render(<Image picture={testPicture} loading="eager" />));
    flushSync(() => host.render(<Image picture={testPicture} loading="eager" lightbox />));
    await vi.waitFor(() => {
      document.querySelector('a')?.click();
      expect(document.querySelector('dialog[open]')).not.toBeNull();
    }, noHurry);
    flushSync(() => host.unmount());
    window.removeEventListener('click', stay);
  });

  it('a picture that leads somewhere opens nothing', () => {
    const root = showMarkup(<Image id="b" picture={testPicture} lightbox href="/work" />);
    expect([
      root.querySelector('a')?.getAttribute('href'),
      root.querySelector('[data-lightbox]'),
    ]).toEqual(['/work', null]);
  });
});
