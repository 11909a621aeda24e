import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../style.css';
import { mountBlock, showMarkup, testPicture } from '../../testing/test-blocks';
import { Image } from './Image';
import * as module from './image.mount';

let end = (): void => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const loaded = (root: HTMLElement): Promise<void> =>
  vi.waitFor(() => expect(root.querySelector('img')?.naturalWidth).toBeGreaterThan(0));

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
});
