import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../style.css';
import {
  mountBlock,
  noHurry,
  showMarkup,
  testContext,
  testPicture,
} from '../../testing/test-blocks';
import { Image } from './Image';
import * as module from './image.mount';

const ends: (() => void)[] = [];
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
  await expect.poll(() => seen, noHurry).toEqual([expect.stringContaining('sqs-image-loading')]);
  await expect.poll(() => picture().className, noHurry).not.toContain('sqs-image-loading');
});

it('[4.16a] one that fails has no loading class either', async () => {
  const root = showMarkup(
    <Image id="b" picture={{ ...testPicture, source: 'data:image/png;base64,none#' }} />,
  );
  const failed = vi.fn();
  picture().addEventListener('error', failed);
  ends.push(await mountBlock(root, module));
  await expect.poll(() => failed.mock.calls.length, noHurry).toBeGreaterThan(0);
  await expect.poll(() => picture().className, noHurry).not.toContain('sqs-image-loading');
});

describe('[9.16c] a picture', () => {
  const isAskedFor = (): boolean => picture().hasAttribute('src');

  it('[9.16c] 190 px below the screen is asked for', async () => {
    await openImage({ below: 190 });
    await expect.poll(isAskedFor, noHurry).toBe(true);
  });

  it('[9.16c] 260 px below it waits until it is nearer', async () => {
    await openImage({ below: 260 });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(isAskedFor()).toBe(false);
    document.querySelector<HTMLElement>('[data-block]')?.style.setProperty('top', '0');
    await expect.poll(isAskedFor, noHurry).toBe(true);
  });
});
