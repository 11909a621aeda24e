import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../style.css';
import { mountBlock, showMarkup, testContext, testPicture } from '../../testing/test-blocks';
import { Image } from './Image';
import * as module from './image.mount';

const ends: (() => void)[] = [];
beforeEach(() => page.viewport(1000, 700));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

const picture = (): HTMLImageElement => {
  const found = document.querySelector('img');
  if (!found) throw new Error('An image block has a picture.');
  return found;
};

/** Puts an image block on the page, its picture this far below the screen, and mounts it. */
async function openImage({
  below = -300,
  source = testPicture.source,
  window: view = window,
} = {}) {
  const root = showMarkup(
    <Image id="b" picture={{ ...testPicture, source }} sizing={{ sizeFormat: 'filename' }} />,
  );
  root.style.cssText = 'position: absolute; left: 0; width: 300px';
  root.style.top = `${innerHeight + below}px`;
  ends.push(await mountBlock(root, module, { ...testContext(), window: view }));
}

it('[3.25c] a picture that waits carries source, dimensions, focal point and alternative text', () => {
  showMarkup(<Image id="b" picture={{ ...testPicture, source: '/bowl.jpg' }} />);
  expect({ ...picture().dataset, alt: picture().alt }).toMatchObject({
    src: '/bowl.jpg',
    imageDimensions: '600x400',
    imageFocalPoint: '0.4,0.6',
    alt: 'A blue bowl',
  });
});

it('[4.16a] while it loads it has the loading class, and none afterwards', async () => {
  const seen: string[] = [];
  const root = showMarkup(<Image id="b" picture={testPicture} />);
  picture().addEventListener('load', () => seen.push(picture().className), { capture: true });
  ends.push(await mountBlock(root, module));
  await expect.poll(() => seen).toEqual([expect.stringContaining('sqs-image-loading')]);
  await expect.poll(() => picture().className).not.toContain('sqs-image-loading');
});

it('[4.16a] one that fails has no loading class either', async () => {
  const root = showMarkup(
    <Image id="b" picture={{ ...testPicture, source: 'data:image/png;base64,none#' }} />,
  );
  const failed = vi.fn();
  picture().addEventListener('error', failed);
  ends.push(await mountBlock(root, module));
  await expect.poll(() => failed.mock.calls.length).toBeGreaterThan(0);
  await expect.poll(() => picture().className).not.toContain('sqs-image-loading');
});

describe('[9.16c] a picture', () => {
  const isAskedFor = (): boolean => picture().hasAttribute('src');

  it('[9.16c] 190 px below the screen is asked for', async () => {
    await openImage({ below: 190 });
    await expect.poll(isAskedFor).toBe(true);
  });

  it('[9.16c] 260 px below it waits until it is nearer', async () => {
    await openImage({ below: 260 });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(isAskedFor()).toBe(false);
    document.querySelector<HTMLElement>('[data-block]')?.style.setProperty('top', '0');
    await expect.poll(isAskedFor).toBe(true);
  });
});

it('[5.12f] a source that is no address is told of, and nothing is asked for', async () => {
  const root = showMarkup(
    <Image
      id="b"
      picture={{ ...testPicture, source: 'http://' }}
      sizing={{ sizeFormat: 'filename' }}
    />,
  );
  const context = testContext();
  ends.push(await mountBlock(root, module, context));
  await expect
    .poll(() => context.issues)
    .toEqual([{ code: 'IMAGE_SOURCE_MISSING', message: 'Invalid or missing image source.' }]);
  expect(picture().hasAttribute('src')).toBe(false);
});

describe('what a page asks for', () => {
  /** Addresses that pictures were given; none of them is ever answered. */
  function holdPictures(): string[] {
    const requested: string[] = [];
    vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((address) => {
      requested.push(address);
    });
    return requested;
  }

  /** Mounts image blocks beside each other, all on the screen. */
  async function openImages(count: number) {
    const blocks = Array.from({ length: count }, (_, index) => (
      <Image
        key={index}
        id={`b${index}`}
        picture={{ ...testPicture, source: `/bowl-${index}.jpg` }}
      />
    ));
    showMarkup(<>{blocks}</>);
    const requested = holdPictures();
    const context = testContext();
    for (const root of document.querySelectorAll<HTMLElement>('[data-block=image]')) {
      root.style.cssText = 'position: fixed; left: 0; top: 0; width: 300px';
      ends.push(await mountBlock(root, module, context));
    }
    return requested;
  }

  it.each([
    [433, 16],
    [432, 1],
  ])('[9.17] [9.24c] on a screen of %i px at most %i at once', async (width, most) => {
    await page.viewport(width, 700);
    const requested = await openImages(20);
    await expect.poll(() => requested.length).toBe(most);
    await frames();
    expect(requested.length).toBe(most);
  });

  it.each([
    [false, '/bowl-0.jpg?format=750w'],
    [true, '/bowl-0.jpg?format=300w'],
  ])('[9.16b] at a pixel ratio of 2, with save-data %s: %s', async (saveData, address) => {
    vi.spyOn(window, 'devicePixelRatio', 'get').mockReturnValue(2);
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    const requested = await openImages(1);
    await expect.poll(() => requested).toEqual([address]);
  });

  it('[4.16d] without an observer: every picture at once, wherever it is', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    vi.stubGlobal('ResizeObserver', undefined);
    const requested = await openImages(2);
    expect(requested).toEqual(['/bowl-0.jpg?format=750w', '/bowl-1.jpg?format=750w']);
  });
});

/** Waits until observers have told what they see. */
async function frames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
