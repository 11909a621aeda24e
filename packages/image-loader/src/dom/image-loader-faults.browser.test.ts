import { describe, expect, it, vi } from 'vitest';
import { addPicture, brokenDrawing, drawing, observersToldAll } from '../testing/pictures';
import { isLoaded, usePicturePage } from '../testing/picture-page';
import { loadingClass } from './image-attributes';

const small = { top: 0, width: 200, height: 100 };
const far = { ...small, top: 5000 };

const createLoader = usePicturePage();

describe('what fails', () => {
  /** Every address is broken until `mend` is called. */
  function createBrokenLoader() {
    let broken = true;
    const made = createLoader({ address: (_source, width) => (broken ? brokenDrawing : drawing(width)) });
    return { ...made, mend: () => (broken = false) };
  }

  const hasFailed = (image: HTMLImageElement) => vi.waitFor(() => expect(image.dataset.imageState).toBe('failed'));

  it('[4.16a] has a state, and no loading class any more', async () => {
    const { loader } = createBrokenLoader();
    const image = addPicture('a', small);
    loader.observe(image);
    await hasFailed(image);
    expect(image.classList.contains(loadingClass)).toBe(false);
  });

  it('is tried again when the visitor is online again', async () => {
    const { loader, mend } = createBrokenLoader();
    const image = addPicture('a', small);
    loader.observe(image);
    await hasFailed(image);
    mend();
    window.dispatchEvent(new Event('online'));
    await isLoaded(image);
  });

  it('is tried again when the visitor comes back to it, not while it stays in view', async () => {
    const { loader, mend } = createBrokenLoader();
    const image = addPicture('a', small);
    loader.observe(image);
    await hasFailed(image);
    mend();
    await observersToldAll();
    expect(image.dataset.imageState).toBe('failed');
    image.style.top = '5000px';
    await observersToldAll();
    image.style.top = '0px';
    await isLoaded(image);
  });

  it('is not asked for again and again, though it need not wait for the screen', async () => {
    const asked: number[] = [];
    const address = (_source: string, width: number) => {
      asked.push(width);
      return brokenDrawing;
    };
    const { loader } = createLoader({ address });
    const image = addPicture('a', far);
    image.dataset.load = 'true';
    loader.observe(image);
    await hasFailed(image);
    await observersToldAll();
    await observersToldAll();
    expect(asked).toEqual([300]);
  });

  it('keeps what it had when a larger one fails', async () => {
    const asked: number[] = [];
    const address = (_source: string, width: number) => {
      asked.push(width);
      return width > 500 ? brokenDrawing : drawing(width);
    };
    const { loader } = createLoader({ address });
    const image = addPicture('a', { top: 0, width: 400, height: 100 });
    loader.observe(image);
    await isLoaded(image, 500);
    image.style.width = '900px';
    await vi.waitFor(() => expect(asked).toEqual([500, 1000]));
    await isLoaded(image, 500);
  });

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

  it('leaves a picture with srcset to the browser', async () => {
    const { loader, requests, issues } = createLoader();
    const image = addPicture('a', small);
    image.srcset = `${drawing(10)} 10w`;
    loader.observe(image);
    await observersToldAll();
    expect([requests.list, issues]).toEqual([[], []]);
  });
});

describe('when it ends', () => {
  it('leaves nothing but the pictures, and twice is harmless', async () => {
    const disconnects = [IntersectionObserver, ResizeObserver].map(({ prototype }) => vi.spyOn(prototype, 'disconnect'));
    const listening = new Set<unknown>();
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    for (const target of [EventTarget.prototype, window]) {
      vi.spyOn(target, 'addEventListener').mockImplementation(function (this: EventTarget, type, run, how) {
        if (['load', 'error', 'online', 'beforeprint'].includes(type)) listening.add(run);
        add.call(this, type, run, how);
      });
      vi.spyOn(target, 'removeEventListener').mockImplementation(function (this: EventTarget, type, run, how) {
        listening.delete(run);
        remove.call(this, type, run, how);
      });
    }

    const { loader } = createLoader();
    const [done, waiting] = [addPicture('done', small), addPicture('waiting', far)];
    const before = waiting.outerHTML;
    for (const image of [done, waiting]) loader.observe(image);
    await isLoaded(done);
    // That of the page: the picture that has loaded has none any more.
    expect(listening.size).toBe(1);
    loader.destroy();
    loader.destroy();

    expect([done.hasAttribute('class'), done.hasAttribute('data-image-state'), done.naturalWidth]).toEqual([false, false, 300]);
    expect(waiting.outerHTML).toBe(before);
    for (const disconnect of disconnects) expect(disconnect).toHaveBeenCalled();
    expect(listening.size).toBe(0);
  });

  it('forgets one picture and frees its place for the next', async () => {
    const { loader, requests } = createLoader({ concurrent: 1 });
    const [first, second] = [addPicture('first', small), addPicture('second', small)];
    for (const image of [first, second]) loader.observe(image);
    await vi.waitFor(() => expect(requests.widths('first')).toEqual([300]));
    loader.unobserve(first);
    expect(requests.widths('second')).toEqual([300]);
    await isLoaded(second);
    expect(first.hasAttribute('data-image-state')).toBe(false);
  });
});
