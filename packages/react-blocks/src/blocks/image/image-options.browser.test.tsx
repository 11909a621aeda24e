import type { Asset, JsonObject } from '@frontage/site-model';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../style.css';
import { showStored } from '../../testing/show-stored';
import { mountBlock, testContext } from '../../testing/test-blocks';
import { testId } from '../../testing/test-page';
import * as module from './image.mount';

// Node's own hashes, which a browser has not; what they are made of is not looked at here.
vi.mock('../../server/policy-hash', () => ({ policyHash: () => "'sha256-x'" }));

const ends: (() => void)[] = [];
beforeEach(() => page.viewport(1000, 700));
afterEach(() => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

const asset: Asset = {
  id: testId(1),
  name: 'bowl.jpg',
  width: 1600,
  height: 1200,
  alt: 'A blue bowl',
  focalPoint: { x: 0.25, y: 0.5 },
  color: '#336699',
  mime: 'image/jpeg',
};
const address = `/assets/${asset.id}/bowl`;

/** Answers every picture that is asked for with a drawing; tells the addresses. */
function answerPictures(): string[] {
  const requested: string[] = [];
  const { set } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src') ?? {};
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLImageElement,
    wanted: string,
  ) {
    requested.push(wanted);
    set?.call(
      this,
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"/%3E',
    );
  });
  return requested;
}

/** The first picture of a served page, 300 px wide, with these options of its block. */
async function openPicture(
  options: JsonObject,
  { width = 300, below = 0, of = {} }: { width?: number; below?: number; of?: Partial<Asset> } = {},
) {
  const requested = answerPictures();
  const root = showStored(
    'image',
    { assetId: asset.id, ...options },
    { asset: () => ({ ...asset, ...of }) },
  );
  root.style.cssText = `position: absolute; left: 0; top: ${below}px; width: ${width}px`;
  ends.push(await mountBlock(root, module, testContext()));
  const image = root.querySelector('img');
  if (!image) throw new Error('An image block has a picture.');
  return { root, image, requested };
}

/** Another picture of the page, on the screen, which is loaded as usual. */
async function openAnother(root: HTMLElement): Promise<void> {
  const another = document.importNode(root, true);
  another.style.top = '0px';
  another.querySelector('img')?.setAttribute('data-load', 'viewport');
  document.body.append(another);
  ends.push(await mountBlock(another, module, testContext()));
}

/** What is asked for at a pixel ratio of 2, perhaps by a visitor who saves data. */
async function askAtTwo(options: JsonObject, saveData = false): Promise<string[]> {
  vi.spyOn(window, 'devicePixelRatio', 'get').mockReturnValue(2);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  const { requested } = await openPicture(options);
  await expect.poll(() => requested.length).toBe(1);
  return requested;
}

describe('which width of a picture is asked for, as its block stores it', () => {
  it.each([
    [{ sizeFormat: 'queryString' }, '.jpg?format=300w'],
    [{ sizeFormat: 'filename' }, '-300w.jpg'],
  ])('[3.25j] [3.25k] %j, of its source: bowl%s', async (options, end) => {
    const { requested } = await openPicture(options);
    await expect.poll(() => requested).toEqual([address + end]);
  });

  it('[3.25i] a factor on the width', async () => {
    const { requested } = await openPicture({ sizeAdjustment: 2 });
    await expect.poll(() => requested).toEqual([`${address}.jpg?format=750w`]);
  });

  it('[3.25e] its dimensions keep its place, and no more is asked for than it has', async () => {
    const { requested, image } = await openPicture(
      { load: 'viewport' },
      { width: 900, of: { width: 400, height: 100 } },
    );
    const { width, height } = image.getBoundingClientRect();
    expect(width / height).toBeCloseTo(4);
    await expect.poll(() => requested).toEqual([`${address}.jpg?format=500w`]);
  });

  it.each([
    [{ dprMin: 3 }, 1000],
    [{ dprMin: 1 }, 750],
  ])('[3.25r] at a pixel ratio of 2 with %j: %i', async (options, width) => {
    expect(await askAtTwo(options)).toEqual([`${address}.jpg?format=${width}w`]);
  });

  it.each([
    [{ dprMax: 1 }, 300],
    [{ dprMax: 4 }, 750],
  ])('[3.25q] at a pixel ratio of 2 with %j: %i', async (options, width) => {
    expect(await askAtTwo(options)).toEqual([`${address}.jpg?format=${width}w`]);
  });

  it.each([
    [{ allowSaveData: true }, 300],
    [{ allowSaveData: false }, 750],
  ])('[3.25p] of those who save data, with %j: %i', async (options, width) => {
    expect(await askAtTwo(options, true)).toEqual([`${address}.jpg?format=${width}w`]);
  });
});

describe('when a picture is loaded, as its block stores it', () => {
  it.each([
    [{ load: 'viewport' }, 0, 1],
    [{ load: 'viewport' }, 5000, 0],
    [{ load: 'true' }, 5000, 1],
    [{ load: 'false' }, 0, 0],
  ])('[3.25g] [5.12b] %j, %i px down: %i', async (options, below, times) => {
    const { root, requested } = await openPicture(options, { below });
    // What is asked for later than the one that comes after it is not asked for by itself.
    await openAnother(root);
    await expect.poll(() => requested.length).toBe(times + 1);
  });

  it('[3.25h] one that is not to be loaded is, where that is forced', async () => {
    const { requested } = await openPicture({ load: 'false', forceImageUpdate: true });
    await expect.poll(() => requested.length).toBe(1);
  });
});

describe('how a picture is placed, as its block stores it', () => {
  it.each([
    [{ mode: 'cover', ratio: 0.5 }, 'cover', 1000],
    [{ mode: 'contain', ratio: 0.5 }, 'contain', 300],
    [{ mode: 'cover' }, 'fill', 300],
  ])('[3.25f] %j: %s, %i px', async (options, fit, width) => {
    const { image, requested } = await openPicture({ ...options, load: 'viewport' });
    expect(getComputedStyle(image).objectFit).toBe(fit);
    await expect.poll(() => requested).toEqual([`${address}.jpg?format=${width}w`]);
  });

  it.each([
    [{ x: 0.25, y: 0.5 }, '10% 50%'],
    [{ x: 0.5, y: 0.5 }, '50% 50%'],
    [{ x: 1, y: 0 }, '100% 0%'],
  ])(
    '[3.25b] [3.25t] its focal point %j comes near to the middle: %s',
    async (focalPoint, place) => {
      const { image } = await openPicture({ ratio: 0.5 }, { of: { focalPoint } });
      expect(getComputedStyle(image).objectPosition).toBe(place);
    },
  );

  it.each([
    [{}, '50% 50%'],
    [{ fitAlignment: 'top left' }, '0% 0%'],
    [{ fitAlignment: 'bottom' }, '50% 100%'],
    [{ fitAlignment: 'right' }, '100% 50%'],
  ])('[3.25s] one that is shown whole, with %j: %s', async (options, place) => {
    const { image } = await openPicture({ ratio: 2, mode: 'contain', ...options });
    const { objectPosition } = getComputedStyle(image);
    const words = { left: '0%', top: '0%', right: '100%', bottom: '100%', center: '50%' };
    expect(
      objectPosition.replace(/[a-z]+/g, (word) => words[word as keyof typeof words] ?? word),
    ).toBe(place);
  });

  it.each([
    [true, 'contain'],
    [false, 'scale-down'],
  ])('[3.25l] a small one is enlarged only where it may be: %s', async (stretch, fit) => {
    const { image } = await openPicture({ ratio: 2, mode: 'contain', stretch });
    expect(getComputedStyle(image).objectFit).toBe(fit);
  });

  it.each([
    [true, 300],
    [false, 120],
  ])('[3.25l] one that keeps its own shape, and is small, too: %s', async (stretch, width) => {
    const { image } = await openPicture({ stretch }, { of: { width: 120, height: 90 } });
    const { width: drawn, height } = image.getBoundingClientRect();
    expect([drawn, height]).toEqual([width, width * 0.75]);
  });

  /** Expects a script to place the picture in this unit, in a box of 2 by 1. */
  async function expectPlaced(options: JsonObject, unit: string): Promise<void> {
    const { image } = await openPicture({ ratio: 2, useAdvancedPositioning: false, ...options });
    await expect.poll(() => image.style.width).toMatch(new RegExp(`${unit}$`));
    const box = image.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const drawn = image.getBoundingClientRect();
    expect(box.width / box.height).toBeCloseTo(2);
    // As wide as its box, as high as its shape wants; the middle of its height is in the middle.
    expect([drawn.width / box.width, drawn.width / drawn.height]).toEqual([
      1,
      expect.closeTo(4 / 3, 1),
    ]);
    expect(box.top - drawn.top).toBeCloseTo(drawn.height / 2 - box.height / 2, 0);
  }

  it('[3.25n] by a script where it is to', () => expectPlaced({}, 'px'));

  it('[3.25o] in percent of a box with a fixed ratio', () =>
    expectPlaced({ fixedRatio: true }, '%'));

  it('[3.25n] by the browser otherwise', async () => {
    const { image, requested } = await openPicture({ ratio: 2, useAdvancedPositioning: true });
    await expect.poll(() => requested.length).toBe(1);
    expect([image.style.width, getComputedStyle(image).objectFit]).toEqual(['', 'cover']);
  });

  it('[3.25m] as a background it is seen, and its words are still read out', async () => {
    const { image } = await openPicture({ ratio: 2, useBgImage: true });
    await expect.poll(() => image.parentElement?.style.backgroundImage).toContain('url(');
    expect([getComputedStyle(image).opacity, image.alt]).toEqual(['0', 'A blue bowl']);
  });
});
