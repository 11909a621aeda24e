import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addPicture, createTestLoader, observersToldAll } from '../testing/pictures';
import { isLoaded, noHurry, usePicturePage } from '../testing/picture-page';

const small = { top: 0, width: 200, height: 100 };

const createLoader = usePicturePage(createTestLoader);

describe('what it asks for', () => {
  it('[9.16a] the width of the box as the observer told it', async () => {
    const { loader, requests } = createLoader();
    const boxes = [80, 290, 480, 740, 990].map((width, index) =>
      addPicture(`${width}`, { top: index, width, height: 50 }),
    );
    for (const image of boxes) loader.observe(image);
    await Promise.all(boxes.map((image) => isLoaded(image)));
    expect(boxes.map((image) => requests.widths(image.dataset.src ?? ''))).toEqual([
      [100],
      [300],
      [500],
      [750],
      [1000],
    ]);
  });

  it.each([
    ['cover', 500],
    ['contain', 300],
    ['none', 300],
    ['nonsense', 300],
  ])('[9.16a] data-crop-mode="%s": %s', async (value, width) => {
    const { loader, requests } = createLoader();
    const image = addPicture('a', { top: 0, width: 300, height: 300 });
    image.dataset.imageDimensions = '1500x1000';
    image.dataset.cropMode = value;
    loader.observe(image);
    await isLoaded(image);
    expect(requests.widths('a')).toEqual([width]);
  });

  it('[9.16b] save-data caps the pixel ratio', async () => {
    vi.spyOn(window, 'devicePixelRatio', 'get').mockReturnValue(3);
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    const { loader, requests } = createLoader();
    const image = addPicture('a', { top: 0, width: 300, height: 300 });
    loader.observe(image);
    await isLoaded(image);
    expect(requests.widths('a')).toEqual([300]);
  });

  it('the address of the real kind', async () => {
    const { loader } = createLoader({ address: undefined });
    const image = addPicture('/x/a.jpg?format=100w', small);
    loader.observe(image);
    await vi.waitFor(() => expect(image.getAttribute('src')).toBe('/x/a.jpg?format=300w'), noHurry);
  });

  it('more when the box grows, never less', async () => {
    const { loader, requests } = createLoader();
    const image = addPicture('a', { top: 0, width: 400, height: 100 });
    loader.observe(image);
    await isLoaded(image, 500);
    image.style.width = '900px';
    await isLoaded(image, 1000);
    image.style.width = '90px';
    await observersToldAll();
    image.style.width = '950px';
    await observersToldAll();
    expect(requests.widths('a')).toEqual([500, 1000]);
  });

  it('no more than the picture has', async () => {
    const { loader, requests } = createLoader();
    const image = addPicture('a', { top: 0, width: 900, height: 100 });
    image.dataset.imageDimensions = '200x100';
    loader.observe(image);
    await isLoaded(image);
    expect(requests.widths('a')).toEqual([300]);
  });

  it('what has grown while it was loaded, afterwards', async () => {
    const { loader, requests } = createLoader();
    const image = addPicture('a', { top: 0, width: 400, height: 100 });
    image.addEventListener('load', () => (image.style.width = '900px'), {
      once: true,
      capture: true,
    });
    loader.observe(image);
    await vi.waitFor(() => expect(requests.widths('a')).toEqual([500, 1000]), noHurry);
  });

  it('what has grown on a slow line, when the smaller one is there', async () => {
    const { loader, requests } = createLoader();
    const image = addPicture('a', { top: 0, width: 400, height: 100 });
    const hold = (event: Event) => event.stopImmediatePropagation();
    document.addEventListener('load', hold, { capture: true });
    loader.observe(image);
    await vi.waitFor(() => expect(image.complete && image.src).toBeTruthy(), noHurry);
    image.style.width = '900px';
    await observersToldAll();
    document.removeEventListener('load', hold, { capture: true });
    expect(requests.widths('a')).toEqual([500]);
    image.dispatchEvent(new Event('load'));
    expect(requests.widths('a')).toEqual([500, 1000]);
  });

  it('reads no layout and writes each src once', async () => {
    const read = vi.fn();
    const watched: [object, string][] = [
      ...['offsetWidth', 'offsetHeight', 'offsetTop'].map((name): [object, string] => [
        HTMLElement.prototype,
        name,
      ]),
      ...['clientWidth', 'clientHeight', 'scrollTop'].map((name): [object, string] => [
        Element.prototype,
        name,
      ]),
      ...['width', 'height', 'x', 'y'].map((name): [object, string] => [
        HTMLImageElement.prototype,
        name,
      ]),
    ];
    for (const [owner, name] of watched) {
      const original = Object.getOwnPropertyDescriptor(owner, name);
      if (!original) throw new Error(`no ${name}`);
      Object.defineProperty(owner, name, { ...original, get: read });
      onTestFinished(() => void Object.defineProperty(owner, name, original));
    }
    for (const name of ['getBoundingClientRect', 'getClientRects'] as const) {
      vi.spyOn(Element.prototype, name).mockImplementation(read);
    }
    vi.spyOn(window, 'getComputedStyle').mockImplementation(read);

    const { loader } = createLoader();
    const images = Array.from({ length: 50 }, (_, index) => addPicture(`${index}`, small));
    const writes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => writes.push(...records));
    observer.observe(document.body, { subtree: true, attributeFilter: ['src'] });
    for (const image of images) loader.observe(image);
    await Promise.all(images.map((image) => isLoaded(image)));
    await observersToldAll();
    observer.disconnect();
    expect(read).not.toHaveBeenCalled();
    expect(writes.length).toBe(50);
  });
});
