import { describe, expect, it, vi } from 'vitest';
import {
  addPicture,
  brokenDrawing,
  createTestPlacingLoader,
  drawing,
  observersToldAll,
} from '../testing/pictures';
import { isLoaded, noHurry, usePicturePage } from '../testing/picture-page';
import { failedAttribute, loadingClass } from './image-attributes';

const small = { top: 0, width: 200, height: 100 };

const createLoader = usePicturePage(createTestPlacingLoader);

/** A 3:2 picture in a frame, with only its attributes. */
function addFramed(
  frame: { width: number; height: number },
  attributes: Record<string, string> = {},
) {
  const parent = document.createElement('div');
  parent.style.cssText = `width:${frame.width}px;height:${frame.height}px`;
  const image = document.createElement('img');
  Object.assign(image.dataset, { src: 'a', imageDimensions: '1500x1000', ...attributes });
  parent.append(image);
  document.body.append(parent);
  return { parent, image };
}

/** The picture's position in its frame, in whole px. */
function placeOf({ parent, image }: ReturnType<typeof addFramed>): number[] {
  const [outer, inner] = [parent.getBoundingClientRect(), image.getBoundingClientRect()];
  return [inner.left - outer.left, inner.top - outer.top, inner.width, inner.height].map(
    Math.round,
  );
}

describe('what it places', () => {
  it.each([
    ['fill', '0.5,0.5', 300, [-75, 0, 450, 300], 500],
    ['cover', '0.25,0.5', 300, [0, 0, 450, 300], 500],
    ['cover', '1,1', 300, [-150, 0, 450, 300], 500],
    ['cover', 'abc', 600, [0, -50, 600, 400], 750],
    ['cover', '', 900, [0, -150, 900, 600], 1000],
    ['fit', '', 300, [0, 50, 300, 200], 300],
    ['contain', '', 600, [75, 0, 450, 300], 500],
    ['contain', '', 900, [225, 0, 450, 300], 500],
  ])(
    '[3.25f] [3.25t] [5.11a] %s with the focal point "%s" in %s by 300 px',
    async (mode, imageFocalPoint, width, place, requested) => {
      const { loader, requests } = createLoader();
      const framed = addFramed({ width, height: 300 }, { mode, imageFocalPoint });
      loader.observe(framed.image);
      await isLoaded(framed.image);
      expect(placeOf(framed)).toEqual(place);
      expect(requests.widths('a')).toEqual([requested]);
    },
  );

  it('[5.11a] without a mode the class of the parent tells it; a wrong one is none', async () => {
    const { loader } = createLoader();
    const [byClass, wrong] = [
      addFramed({ width: 300, height: 300 }),
      addFramed({ width: 300, height: 300 }, { mode: 'x' }),
    ];
    byClass.parent.className = 'content-fill';
    for (const { image } of [byClass, wrong]) loader.observe(image);
    await isLoaded(byClass.image);
    await isLoaded(wrong.image);
    expect(placeOf(byClass)).toEqual([-75, 0, 450, 300]);
    expect(wrong.image.style.cssText).toBe('');
  });

  it.each([
    ['0.4,0.5', '20% 50%'],
    ['0.6,0.25', '80% 25%'],
  ])(
    '[3.25n] [3.25t] by object-position for the focal point %s',
    async (imageFocalPoint, position) => {
      const { loader } = createLoader();
      const { image } = addFramed(
        { width: 300, height: 300 },
        { mode: 'fill', imageFocalPoint, useAdvancedPositioning: 'true' },
      );
      loader.observe(image);
      await isLoaded(image);
      const [x = 0, y = 0] = image.style.objectPosition.split(' ').map(parseFloat);
      expect(`${Math.round(x)}% ${Math.round(y)}%`).toBe(position);
      expect([image.style.objectFit, image.style.width]).toEqual(['cover', '100%']);
    },
  );

  it('[3.25s] [5.12d] a contained picture stands in the middle, or where its alignment says', async () => {
    const { loader } = createLoader();
    const [middle, top] = [
      addFramed({ width: 300, height: 300 }),
      addFramed({ width: 300, height: 300 }),
    ];
    loader.observe(middle.image, { cropMode: 'contain' });
    loader.observe(top.image, { cropMode: 'contain', fitAlignment: 'top left' });
    await Promise.all([middle, top].map(({ image }) => isLoaded(image)));
    expect([placeOf(middle), placeOf(top)]).toEqual([
      [0, 50, 300, 200],
      [0, 0, 300, 200],
    ]);
  });

  it('[3.25o] with a fixed ratio in percent, and again when the frame has another size', async () => {
    const { loader } = createLoader();
    const [fixed, free] = [
      addFramed({ width: 300, height: 300 }),
      addFramed({ width: 300, height: 300 }),
    ];
    loader.observe(fixed.image, { cropMode: 'cover', fixedRatio: true });
    loader.observe(free.image, { cropMode: 'cover' });
    await Promise.all([fixed, free].map(({ image }) => isLoaded(image)));
    expect([fixed.image.style.left, fixed.image.style.width]).toEqual(['-25%', '150%']);
    free.parent.style.width = free.parent.style.height = '600px';
    await vi.waitFor(() => expect(placeOf(free)).toEqual([-150, 0, 900, 600]), noHurry);
  });

  it('[3.25m] as the background of its parent, its alternative text still there', async () => {
    const { loader } = createLoader();
    const { image, parent } = addFramed({ width: 300, height: 300 });
    loader.observe(image, { cropMode: 'contain', useBgImage: true });
    await isLoaded(image);
    await vi.waitFor(
      () => expect(parent.style.backgroundImage).toContain('url("data:image/svg+xml'),
      noHurry,
    );
    expect([parent.style.backgroundSize, image.style.opacity]).toEqual(['300px 200px', '0']);
  });

  it('two backgrounds of one parent: the one that stays is shown, and no style of either is left', async () => {
    const { loader } = createLoader();
    const { image, parent } = addFramed({ width: 300, height: 300 });
    const other = image.cloneNode() as HTMLImageElement; // a copy of a picture is one
    other.dataset.src = 'b';
    parent.append(other);
    const before = parent.style.cssText;
    loader.observe(image, { cropMode: 'contain', useBgImage: true });
    await vi.waitFor(() => expect(parent.style.backgroundImage).toContain('url('), noHurry);
    loader.observe(other, { cropMode: 'cover', useBgImage: true });
    await vi.waitFor(() => expect(parent.style.backgroundSize).toBe('450px 300px'), noHurry);
    loader.unobserve(image);
    expect([parent.style.backgroundSize, image.style.opacity, other.style.opacity]).toEqual([
      '450px 300px',
      '',
      '0',
    ]);
    loader.unobserve(other);
    expect([parent.style.cssText, other.getAttribute('style')]).toEqual([before, null]);
  });

  it('[5.12c] warns of a missing parent, and places nothing', () => {
    const { loader, issues } = createLoader();
    const image = document.createElement('img');
    image.dataset.src = 'a';
    loader.observe(image, { cropMode: 'cover' });
    expect(issues).toEqual([
      { code: 'IMAGE_PARENT_MISSING', message: 'Image element has no parentNode.' },
    ]);
    expect(image.style.cssText).toBe('');
  });

  it('a picture whose size is not known when it is there', async () => {
    const { loader } = createLoader();
    const framed = addFramed({ width: 300, height: 200 }, { imageDimensions: 'wide' });
    loader.observe(framed.image, { cropMode: 'cover' });
    await isLoaded(framed.image);
    await vi.waitFor(() => expect(placeOf(framed)).toEqual([0, -50, 300, 300]), noHurry);
  });
});

describe('what it loads', () => {
  it('[5.12a] warns of what is no img, and of one without a source', () => {
    const { loader, issues } = createLoader();
    loader.observe(document.createElement('div'));
    loader.observe(document.createElement('img'));
    loader.load(addPicture('  ', small));
    expect(issues.map(({ message }) => message)).toEqual([
      'Element is not a valid image element.',
      'Invalid or missing image source.',
      'Invalid or missing image source.',
    ]);
  });

  it('[5.12f] warns of a source that is no address, and leaves the picture as it is', async () => {
    const { loader, requests, issues } = createLoader();
    const images = ['http://', 'javascript:void 0'].map((source) => addPicture(source, small));
    const before = images.map(({ outerHTML }) => outerHTML);
    for (const image of images) loader.observe(image);
    await observersToldAll();
    expect(issues.map(({ code, message }) => [code, message])).toEqual(
      images.map(() => ['IMAGE_SOURCE_MISSING', 'Invalid or missing image source.']),
    );
    expect([requests.list, images.map(({ outerHTML }) => outerHTML)]).toEqual([[], before]);
  });

  it('[5.12b] one whose load is false is skipped unless forced', async () => {
    const { loader, requests } = createLoader();
    const [left, forced] = [addPicture('left', small), addPicture('forced', small)];
    for (const image of [left, forced]) image.dataset.load = 'false';
    loader.observe(left);
    loader.observe(forced, { forceImageUpdate: true });
    await isLoaded(forced);
    expect(requests.widths('left')).toEqual([]);
  });

  it('[4.16b] one that is being loaded is skipped unless concurrent loads are allowed', async () => {
    const { loader, requests } = createLoader();
    const image = addPicture('a', small);
    loader.observe(image);
    await vi.waitFor(() => expect(requests.list.length).toBe(1), noHurry);
    image.classList.add(loadingClass);
    loader.load(image);
    await observersToldAll();
    expect(requests.list.length).toBe(1);
    image.classList.add(loadingClass);
    image.removeAttribute('src');
    loader.load(image, { allowConcurrentLoads: true });
    await vi.waitFor(() => expect(requests.list.length).toBe(2), noHurry);
  });

  it('[3.25i] [3.25j] [3.25k] [3.25r] the source, size adjustment, pixel ratios and size format that are given', async () => {
    const { loader, requests } = createLoader();
    const image = document.createElement('img');
    image.style.cssText = 'width:200px;height:100px';
    image.dataset.sizeAdjustment = '2';
    document.body.append(image);
    loader.observe(image, { source: 'given', dprMin: 2 });
    await isLoaded(image);
    expect(requests.list).toEqual([{ source: 'given', width: 1000 }]);
    loader.unobserve(image);
    expect(image.hasAttribute('data-src')).toBe(false);

    const { loader: real } = createLoader({ address: undefined });
    const named = addPicture('/x/a.jpg', small);
    named.dataset.sizeFormat = 'filename';
    real.observe(named);
    await vi.waitFor(() => expect(named.getAttribute('src')).toBe('/x/a-300w.jpg'), noHurry);
  });

  it('nothing where an earlier run already put the width in, until it grows', async () => {
    const { loader, requests } = createLoader();
    const image = addPicture('a', small);
    Object.defineProperty(image, 'naturalWidth', { value: 500 });
    image.src = '/a.jpg?format=500w';
    loader.observe(image);
    await observersToldAll();
    expect(requests.list).toEqual([]);
    image.style.width = '700px';
    await vi.waitFor(() => expect(requests.widths('a')).toEqual([750]), noHurry);
  });

  it('keeps the place of a picture that has no width and height', async () => {
    const { loader } = createLoader();
    const { image } = addFramed({ width: 300, height: 300 });
    loader.observe(image);
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1500', '1000']);
    await isLoaded(image);
  });

  it('tells the width of the candidate that a srcset has chosen, and leaves it alone', async () => {
    const { loader, requests } = createLoader();
    const image = addPicture('a', small);
    image.sizes = '200px';
    image.srcset = [300, 500]
      .map((width) => `${drawing(width).replaceAll(' ', '%20')} ${width}w`)
      .join();

    loader.observe(image);
    await vi.waitFor(() => expect(image.hasAttribute('data-image-resolution')).toBe(true), noHurry);
    const [, chosen] = /width=(?:'|%27)(\d+)/.exec(image.currentSrc) ?? [];
    expect(image.getAttribute('data-image-resolution')).toBe(`${chosen}w`);
    expect(requests.list).toEqual([]);
  });

  it('puts back the width that an earlier run has told', async () => {
    const { loader } = createLoader({
      address: (_source, width) => `${drawing(width)}#?format=${width}w`,
    });
    const { image } = addFramed({ width: 300, height: 300 }, { imageResolution: '100w' });
    loader.observe(image);
    await isLoaded(image);
    await vi.waitFor(() => expect(image.dataset.imageResolution).toBe('1500w'), noHurry);
    loader.unobserve(image);
    expect(image.dataset.imageResolution).toBe('100w');
  });

  it('tries what failed again when the visitor is online again', async () => {
    let broken = true;
    const { loader } = createLoader({
      address: (_source, width) => (broken ? brokenDrawing : drawing(width)),
    });
    const image = addPicture('a', small);
    loader.observe(image);
    await vi.waitFor(() => expect(image.hasAttribute(failedAttribute)).toBe(true), noHurry);
    broken = false;
    window.dispatchEvent(new Event('online'));
    await isLoaded(image);
  });

  it('also where it need not wait for the screen', async () => {
    let broken = true;
    const { loader } = createLoader({
      address: (_source, width) => (broken ? brokenDrawing : drawing(width)),
    });
    const image = addPicture('a', { ...small, top: 5000 });
    loader.load(image);
    await vi.waitFor(() => expect(image.hasAttribute(failedAttribute)).toBe(true), noHurry);
    broken = false;
    window.dispatchEvent(new Event('online'));
    await isLoaded(image);
  });

  it('when it ends all attributes are as they were', async () => {
    const { loader } = createLoader();
    const sheets = document.adoptedStyleSheets.length;
    const { image, parent } = addFramed({ width: 300, height: 300 }, { mode: 'fill' });
    image.style.cssText = 'width: 10px;';
    const before = [image.style.cssText, parent.style.cssText];
    loader.observe(image);
    await isLoaded(image);
    loader.destroy();
    loader.destroy();
    expect([image.style.cssText, parent.style.cssText]).toEqual(before);
    expect(image.getAttributeNames().sort()).toEqual([
      'class',
      'data-image-dimensions',
      'data-mode',
      'data-src',
      'src',
      'style',
    ]);
    expect([parent.getAttributeNames(), document.adoptedStyleSheets.length]).toEqual([
      ['style'],
      sheets - 1,
    ]);
  });
});
