import { describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '@frontage/core-lifecycle/testing';
import {
  addPicture,
  brokenDrawing,
  createTestLoader,
  drawing,
  observersToldAll,
} from '../testing/pictures';
import { isLoaded, noHurry, usePicturePage } from '../testing/picture-page';
import { failedAttribute, loadingClass } from './image-attributes';
import { stallTime } from './image-loader';

const small = { top: 0, width: 200, height: 100 };
const far = { ...small, top: 5000 };

const createLoader = usePicturePage(createTestLoader);

describe('what fails', () => {
  /** Every address is broken until `mend` is called. */
  function createBrokenLoader() {
    let broken = true;
    const made = createLoader({
      address: (_image, width) => (broken ? brokenDrawing : drawing(width)),
    });
    return { ...made, mend: () => (broken = false) };
  }

  const hasFailed = (image: HTMLImageElement) =>
    vi.waitFor(() => expect(image.hasAttribute(failedAttribute)).toBe(true), noHurry);

  it('[4.16a] has a state, and no loading class any more', async () => {
    const { loader } = createBrokenLoader();
    const image = addPicture('a', small);
    loader.observe(image);
    await hasFailed(image);
    expect(image.classList.contains(loadingClass)).toBe(false);
  });

  it('is tried again when the visitor comes back to it, not while it stays in view', async () => {
    const { loader, mend } = createBrokenLoader();
    const image = addPicture('a', small);
    loader.observe(image);
    await hasFailed(image);
    mend();
    await observersToldAll();
    expect(image.hasAttribute(failedAttribute)).toBe(true);
    image.style.top = '5000px';
    await observersToldAll();
    image.style.top = '0px';
    await isLoaded(image);
  });

  it('is there, and not marked as failed, when it comes on paper', async () => {
    const { loader, mend } = createBrokenLoader();
    const image = addPicture('a', small);
    loader.observe(image);
    await hasFailed(image);
    mend();
    window.dispatchEvent(new Event('beforeprint'));
    await isLoaded(image);
  });

  it('is not asked for again and again, though it need not wait for the screen', async () => {
    const requested: number[] = [];
    const address = (_image: HTMLImageElement, width: number) => {
      requested.push(width);
      return brokenDrawing;
    };
    const { loader } = createLoader({ address });
    const image = addPicture('a', far);
    image.dataset.load = 'true';
    loader.observe(image);
    await hasFailed(image);
    await observersToldAll();
    await observersToldAll();
    expect(requested).toEqual([300]);
  });

  it('keeps what it had when a larger one fails', async () => {
    const requested: number[] = [];
    const address = (_image: HTMLImageElement, width: number) => {
      requested.push(width);
      return width > 500 ? brokenDrawing : drawing(width);
    };
    const { loader } = createLoader({ address });
    const image = addPicture('a', { top: 0, width: 400, height: 100 });
    loader.observe(image);
    await isLoaded(image, 500);
    image.style.width = '900px';
    await vi.waitFor(() => expect(requested).toEqual([500, 1000, 500]), noHurry);
    await isLoaded(image, 500);
  });

  it('[5.12a] leaves what has no source as it is', async () => {
    const { loader, requests } = createLoader();
    const image = addPicture('', small);
    loader.observe(image);
    await observersToldAll();
    expect(requests.list).toEqual([]);
  });

  it('leaves a picture with srcset to the browser', async () => {
    const { loader, requests } = createLoader();
    const image = addPicture('a', small);
    image.srcset = `${drawing(10)} 10w`;
    loader.observe(image);
    await observersToldAll();
    expect(requests.list).toEqual([]);
  });
});

describe('when it ends', () => {
  it('leaves nothing but the pictures, and twice is harmless', async () => {
    const [done, waiting, hanging] = [
      addPicture('done', small),
      addPicture('waiting', far),
      addPicture('hanging', far),
    ];
    hanging.addEventListener('load', (event) => event.stopImmediatePropagation(), {
      capture: true,
    });
    const observed = new Set<Element>();
    for (const { prototype } of [IntersectionObserver, ResizeObserver]) {
      const { observe, unobserve } = prototype;
      vi.spyOn(prototype, 'observe').mockImplementation(function (
        this: IntersectionObserver,
        target: Element,
      ) {
        observed.add(target);
        observe.call(this, target);
      });
      vi.spyOn(prototype, 'unobserve').mockImplementation(function (
        this: IntersectionObserver,
        target: Element,
      ) {
        observed.delete(target);
        unobserve.call(this, target);
      });
    }
    const listening: string[] = [];
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    for (const target of [EventTarget.prototype, window]) {
      vi.spyOn(target, 'addEventListener').mockImplementation(function (
        this: EventTarget,
        type,
        run,
        how,
      ) {
        if (['load', 'error', 'beforeprint'].includes(type)) listening.push(type);
        add.call(this, type, run, how);
      });
      vi.spyOn(target, 'removeEventListener').mockImplementation(function (
        this: EventTarget,
        type,
        run,
        how,
      ) {
        const index = listening.indexOf(type);
        if (index >= 0) listening.splice(index, 1);
        remove.call(this, type, run, how);
      });
    }

    const clock = createFakeClock();
    const { loader } = createLoader({ clock });
    const before = waiting.outerHTML;
    for (const image of [done, waiting]) loader.observe(image);
    await isLoaded(done);
    // Only the page's own listener is left: a loaded picture has none.
    expect(listening).toEqual(['beforeprint']);
    loader.observe(hanging, 'true');
    await vi.waitFor(() => expect(hanging.classList.contains(loadingClass)).toBe(true), noHurry);
    loader.destroy();
    loader.destroy();

    expect([done.className, done.naturalWidth, hanging.className]).toEqual(['', 300, '']);
    expect(waiting.outerHTML).toBe(before);
    expect([observed.size, listening, clock.waiting]).toEqual([0, [], 0]);
  });

  it('asks for none of those that still wait for their turn', async () => {
    const requested: unknown[] = [];
    const { loader } = createLoader({
      concurrent: 1,
      address({ dataset }, width) {
        requested.push(dataset.src);
        // Right after the request, long before its answer.
        queueMicrotask(() => loader.destroy());
        return drawing(width);
      },
    });
    for (const name of ['a', 'b', 'c']) loader.observe(addPicture(name, small));
    await vi.waitFor(() => expect(requested).not.toEqual([]), noHurry);
    expect(requested).toEqual(['a']);
  });

  it('forgets one picture and frees its place for the next', async () => {
    const { loader, requests } = createLoader({ concurrent: 1 });
    const [first, second] = [addPicture('first', small), addPicture('second', small)];
    for (const image of [first, second]) loader.observe(image);
    await vi.waitFor(() => expect(requests.widths('first')).toEqual([300]), noHurry);
    loader.unobserve(first);
    expect(requests.widths('second')).toEqual([300]);
    await isLoaded(second);
    expect(first.classList.contains(loadingClass)).toBe(false);
  });

  it('a picture that is taken out of the page while it is loaded does no harm', async () => {
    const { loader, requests } = createLoader({ concurrent: 1 });
    const [first, second] = [addPicture('first', small), addPicture('second', small)];
    for (const image of [first, second]) loader.observe(image);
    await vi.waitFor(() => expect(requests.widths('first')).toEqual([300]), noHurry);
    first.remove();
    await isLoaded(second);
  });

  it('one that hangs gives its place to the next after the stall time', async () => {
    const clock = createFakeClock();
    // An address that never answers.
    const address = ({ dataset }: HTMLImageElement, width: number) =>
      dataset.src === 'hangs' ? '' : drawing(width);
    const { loader } = createLoader({ concurrent: 1, clock, address });
    const [first, second] = [addPicture('hangs', small), addPicture('second', small)];
    first.addEventListener('error', (event) => event.stopImmediatePropagation(), { capture: true });
    for (const image of [first, second]) loader.observe(image);
    await vi.waitFor(() => expect(first.classList.contains(loadingClass)).toBe(true), noHurry);
    clock.advance(stallTime - 1);
    expect(second.hasAttribute('src')).toBe(false);
    clock.advance(1);
    await isLoaded(second);
  });
});
