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
import { addFramed } from '../testing/add-framed';

const small = { top: 0, width: 200, height: 100 };

const createLoader = usePicturePage(createTestPlacingLoader);

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

  it('[8.13c] tells that no picture was given, or none among several', async () => {
    const { loader, issues, requests } = createLoader();
    const absent = document.querySelector('img.absent') as Element;
    loader.observe(absent);
    loader.load(absent);
    loader.observeAll(document.querySelectorAll('img.absent'));
    expect(issues).toEqual([
      { code: 'IMAGE_MISSING', message: 'No image' },
      { code: 'IMAGE_MISSING', message: 'No image' },
      { code: 'IMAGES_MISSING', message: 'No images' },
    ]);
    const images = ['a', 'b'].map(
      (source) => addFramed({ width: 300, height: 300 }, { src: source, mode: 'fill' }).image,
    );
    loader.observeAll(images);
    await Promise.all(images.map((image) => isLoaded(image)));
    expect([requests.widths('a'), requests.widths('b'), issues.length]).toEqual([[500], [500], 3]);
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
