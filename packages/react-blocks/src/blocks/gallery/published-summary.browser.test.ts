import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createPublishedGalleries, image, slides } from '../../testing/published-galleries';
import { publishedListAttribute } from './published-rules';

const { publishAll, close, ends } = createPublishedGalleries();

beforeEach(() => page.viewport(1100, 900));
afterEach(close);

type Design = 'autocolumns' | 'autogrid' | 'carousel' | 'list';

/** A summary as published pages have it: its data on the block around it, its items as rendered. */
function summaryOf(design: Design, data: object | string): string {
  const json = typeof data === 'string' ? data : JSON.stringify({ design, ...data });
  const items = slides(
    (picture) =>
      `<div class="summary-item sqs-gallery-design-${design}-slide"><a class="summary-thumbnail-container" href="/notes/${picture.id}"><div class="summary-thumbnail img-wrapper">${image(picture)}</div></a><div class="summary-content"><a class="summary-title-link" href="/notes/${picture.id}">${picture.alt}</a><div class="summary-excerpt"><p>Words</p></div></div></div>`,
  );
  return `<main style="width:1000px"><div class="sqs-block summary-v2-block sqs-block-summary-v2" data-block-type="55" data-block-json="${json.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"><div class="sqs-block-content"><div class="summary-block-wrapper sqs-gallery-design-${design}"><div class="summary-heading">Notes<div class="summary-carousel-pager sqs-gallery-controls"><span class="previous" role="button"></span><span class="next" role="button"></span></div></div><div class="summary-item-list-container sqs-gallery-container"><div class="summary-item-list sqs-gallery">${items}</div></div></div></div></div></main>`;
}

async function publish(design: Design, data: object | string) {
  const { roots, before, codes } = await publishAll(summaryOf(design, data));
  const [root] = roots;
  if (!root || roots.length !== 1) throw new Error('not one summary');
  const boxes = [...root.querySelectorAll('[data-slide]')].map((slide) =>
    slide.getBoundingClientRect(),
  );
  const [first = new DOMRect(), second = new DOMRect()] = boxes;
  const partsOf = (selector: string) => root.querySelector(selector) ?? root;
  return { root, before, codes, boxes, first, second, partsOf };
}

const usual = {
  collectionId: '5a',
  headerText: 'Notes',
  pageSize: 4,
  imageAspectRatio: '1.5',
  columnWidth: '240',
  gutter: 30,
  slidesPerRow: 2,
  listImageSize: 25,
  autoCrop: true,
  filter: { category: 'Kiln' },
};

describe('a published summary, by the data of its block', () => {
  it('[3.26e] as a grid has columns as wide as they say, that far apart, and pictures of one shape', async () => {
    const { root, first, second, partsOf } = await publish('autogrid', usual);
    expect(first.width).toBeGreaterThanOrEqual(240);
    expect(Math.round(second.left - first.right)).toBe(30);
    const picture = partsOf('img').getBoundingClientRect();
    expect(picture.width / picture.height).toBeCloseTo(1.5, 1);
    expect((await axe.run(root)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('as columns lets each picture be as high as it is where the shape is Auto', async () => {
    const { root, first } = await publish('autocolumns', { ...usual, imageAspectRatio: 'Auto' });
    expect(first.width).toBeGreaterThanOrEqual(240);
    const list = root.querySelector(`[${publishedListAttribute}]`);
    expect(list?.getAttribute(publishedListAttribute)).toBe('autocolumns');
  });

  it('as a row shows as many as they say, and moves by its pager', async () => {
    const { root, first } = await publish('carousel', { ...usual, gutter: 0 });
    expect(Math.round(1000 / first.width)).toBe(2);
    const active = (): number =>
      [...root.querySelectorAll('[data-slide]')].findIndex((slide) =>
        slide.hasAttribute('data-active'),
      );
    root.querySelector<HTMLElement>('.next')?.click();
    await expect.poll(active).not.toBe(0);
  });

  it.each([
    ['left', 'left', 'start'],
    ['right', 'center', 'center'],
    ['right', 'right', 'end'],
  ])('as a list has pictures %s of words that stand %s', async (side, text, align) => {
    const data = { ...usual, listImageAlignment: side, textAlignment: text };
    const { first, partsOf } = await publish('list', data);
    const media = partsOf('.summary-thumbnail-container').getBoundingClientRect();
    const words = partsOf('.summary-content').getBoundingClientRect();
    expect(media.width / first.width).toBeCloseTo(0.25, 1);
    expect(media.left < words.left).toBe(side === 'left');
    expect(getComputedStyle(partsOf('.summary-content')).textAlign).toBe(align);
  });

  it.each(['', '{', '[]', 'null', '{"textAlignment":{},"listImageAlignment":7,"gutter":"x"}'])(
    'boots by its classes alone where they cannot be read, and is as it was afterwards: %s',
    async (data) => {
      const { root, before } = await publish('autogrid', data);
      expect(root.querySelectorAll('[data-slide]')).toHaveLength(4);
      for (const end of ends.splice(0)) end();
      expect(document.body.innerHTML).toBe(before);
    },
  );
});
