import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { addPicture, createTestLoader, drawing, observersToldAll } from '../testing/pictures';
import { isLoaded, noHurry, usePicturePage } from '../testing/picture-page';
import { loadingClass } from './image-attributes';
import { batchTime } from './image-loader';

const small = { top: 0, width: 200, height: 100 };

const far = { ...small, top: 5000 };

const createLoader = usePicturePage(createTestLoader);

describe('when it loads', () => {
  it('[4.16c] [9.16c] within 200 px of the screen, and not before', async () => {
    const { loader, requests } = createLoader();
    const edge = window.innerHeight + 200;
    const near = addPicture('near', { ...small, top: edge - 10 });
    const beyond = addPicture('beyond', { ...small, top: edge + 10 });
    for (const image of [near, beyond]) loader.observe(image);
    await isLoaded(near);
    await observersToldAll();
    expect(requests.list).toEqual([{ source: 'near', width: 300 }]);
    expect(beyond.hasAttribute('src')).toBe(false);
  });

  it('[4.16c] a picture that has loaded is not watched any more', async () => {
    const unobserve = vi.spyOn(IntersectionObserver.prototype, 'unobserve');
    const { loader } = createLoader();
    const image = addPicture('a', small);
    loader.observe(image);
    await isLoaded(image);
    expect(unobserve).toHaveBeenCalledWith(image);
  });

  it('[4.16d] without an observer at once', async () => {
    // An old browser's window: this one without its observers.
    const old = Object.create(window, {
      IntersectionObserver: { value: undefined },
      matchMedia: { value: (query: string) => window.matchMedia(query) },
      addEventListener: { value: window.addEventListener.bind(window) },
      removeEventListener: { value: window.removeEventListener.bind(window) },
      devicePixelRatio: { value: 1 },
      document: { value: document },
      navigator: { value: navigator },
    }) as Window & typeof globalThis;
    const { loader, requests } = createLoader({ window: old, clock: createFakeClock() });
    const image = addPicture('a', far);
    image.dataset.imageDimensions = '640x480';
    loader.observe(image);
    expect(requests.list).toEqual([{ source: 'a', width: 750 }]);
    await isLoaded(image, 750);
  });

  it('[4.16a] it has the loading class until it is there', async () => {
    const { loader } = createLoader();
    const image = addPicture('a', small);
    image.className = 'mine';
    let during = '';
    image.addEventListener('load', () => (during = image.className), { capture: true });
    loader.observe(image);
    await isLoaded(image);
    expect(during).toBe(`mine ${loadingClass}`);
    expect(image.className).toBe('mine');
  });

  it('[4.16b] a picture that is being loaded is skipped', async () => {
    const requested: number[] = [];
    const { loader } = createLoader({
      address(image, width) {
        requested.push(width);
        // Right after the request, long before its answer.
        queueMicrotask(() => {
          loader.observe(image, 'true');
          window.dispatchEvent(new Event('beforeprint'));
        });
        return drawing(width);
      },
    });
    const image = addPicture('a', small);
    loader.observe(image);
    await isLoaded(image);
    await observersToldAll();
    expect(requested).toEqual([300]);
  });

  it('[5.12b] one whose load is false is skipped, unless the call says otherwise', async () => {
    const { loader, requests } = createLoader();
    const [left, called] = [addPicture('left', small), addPicture('called', small)];
    for (const image of [left, called]) image.dataset.load = 'false';
    loader.observe(left);
    loader.observe(called, 'viewport');
    await isLoaded(called);
    expect(requests.widths('left')).toEqual([]);
  });

  it('one without an address is forgotten when it is seen, and taken once it has one', async () => {
    const { loader, requests } = createLoader();
    const [without, other] = [addPicture('a', small), addPicture('b', small)];
    without.removeAttribute('data-src');
    loader.observe(without);
    loader.observe(other);
    await isLoaded(other);
    expect(without.hasAttribute('src')).toBe(false);
    without.dataset.src = 'a';
    loader.observe(without);
    await isLoaded(without);
    expect(requests.widths('a')).toEqual([300]);
  });

  it('load true does not wait for the screen, but for the size', async () => {
    const { loader, requests } = createLoader();
    const [byAttribute, byCall] = [addPicture('attribute', far), addPicture('call', far)];
    byAttribute.dataset.load = 'true';
    loader.observe(byAttribute);
    loader.observe(byCall, 'true');
    await Promise.all([isLoaded(byAttribute), isLoaded(byCall)]);
    expect([requests.widths('attribute'), requests.widths('call')]).toEqual([[300], [300]]);
  });

  it('a picture in a hidden parent is not asked for before it is shown, and then in its size', async () => {
    const { loader, requests } = createLoader();
    const parent = document.createElement('div');
    parent.style.cssText = 'position:absolute;top:0;width:0;height:0;overflow:hidden';
    const image = addPicture('a', small);
    image.dataset.imageDimensions = '4000x3000';
    image.style.cssText = 'width:100%;height:100%';
    document.body.append(parent);
    parent.append(image);
    loader.observe(image);
    await observersToldAll();
    await observersToldAll();
    expect(requests.list).toEqual([]);
    parent.style.width = parent.style.height = '400px';
    await isLoaded(image);
    expect(requests.widths('a')).toEqual([500]);
  });

  it('one that is scaled to nothing is loaded in the size it will have', async () => {
    const { loader, requests } = createLoader();
    const image = addPicture('a', small);
    image.style.transform = 'scale(0)';
    loader.observe(image);
    await isLoaded(image);
    expect(requests.widths('a')).toEqual([300]);
  });

  it.each([
    ['sixteen at once on a desktop', 1000, 16],
    ['one at once on a phone', 400, 1],
  ])('[9.17] %s', async (_title, width, limit) => {
    await page.viewport(width, 600);
    let running = 0;
    let most = 0;
    const address = (_image: HTMLImageElement, width: number) => {
      most = Math.max(most, (running += 1));
      return drawing(width);
    };
    const { loader } = createLoader({ address });
    const images = Array.from({ length: 20 }, (_, index) => addPicture(`${index}`, small));
    for (const image of images) {
      loader.observe(image);
      image.addEventListener('load', () => (running -= 1), { capture: true });
    }
    await Promise.all(images.map((image) => isLoaded(image)));
    expect(most).toBe(limit);
  });

  it('[9.17] places that become free are given together, once a frame', async () => {
    const clock = createFakeClock();
    const requested: string[] = [];
    const { loader } = createLoader({
      concurrent: 3,
      clock,
      address({ dataset: { src = '' } }) {
        requested.push(src);
        return '';
      },
    });
    // None comes before the test says so.
    const hold = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
    const images = [...'abcdefg'].map((name) => addPicture(name, small));
    for (const image of images) {
      image.addEventListener('error', hold, { capture: true });
      loader.observe(image);
    }
    const come = (names: string) => {
      for (const image of images)
        if (names.includes(image.dataset.src ?? '')) image.dispatchEvent(new Event('load'));
    };
    await vi.waitFor(() => expect(requested.join('')).toBe('abc'), noHurry);
    come('ab');
    clock.advance(batchTime - 1);
    expect(requested.join('')).toBe('abc');
    clock.advance(1);
    expect(requested.join('')).toBe('abcde');
    // With nothing under way, nothing is waited for.
    come('cde');
    expect(requested.join('')).toBe('abcdefg');
  });

  it('all before the page is printed, however many', async () => {
    const { loader, requests } = createLoader();
    const images = Array.from({ length: 60 }, (_, index) => addPicture(`${index}`, far));
    for (const image of images) loader.observe(image);
    await observersToldAll();
    expect(requests.list).toEqual([]);
    window.dispatchEvent(new Event('beforeprint'));
    expect(requests.list.map(({ width }) => width)).toEqual(Array.from({ length: 60 }, () => 300));
    await Promise.all(images.map((image) => isLoaded(image)));
  });

  it('before the page is printed also those of which no observer has told yet, in the width of their boxes', () => {
    const { loader, requests } = createLoader();
    for (const name of ['a', 'b']) {
      const image = addPicture(name, far);
      image.dataset.imageDimensions = '640x480';
      loader.observe(image);
    }
    window.dispatchEvent(new Event('beforeprint'));
    expect(requests.list).toEqual([
      { source: 'a', width: 300 },
      { source: 'b', width: 300 },
    ]);
  });

  it('what is hidden is not asked for on paper either', async () => {
    const { loader, requests } = createLoader();
    const image = addPicture('a', small);
    image.hidden = true;
    loader.observe(image);
    await observersToldAll();
    window.dispatchEvent(new Event('beforeprint'));
    expect(requests.list).toEqual([]);
  });
});
