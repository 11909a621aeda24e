import { describe, expect, it, vi } from 'vitest';
import { createTestPlacingLoader } from '../testing/pictures';
import { isLoaded, noHurry, usePicturePage } from '../testing/picture-page';
import { addFramed } from '../testing/add-framed';

const createLoader = usePicturePage(createTestPlacingLoader);

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
