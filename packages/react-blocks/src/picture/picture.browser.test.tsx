import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../style.css';
import { Gallery } from '../blocks/gallery/Gallery';
import { Image } from '../blocks/image/Image';
import { Logo } from '../blocks/logo/Logo';
import { Markdown } from '../blocks/markdown/Markdown';
import { showMarkup, testPicture } from '../testing/test-blocks';
import type { PictureData } from './picture.parts';

afterEach(() => document.body.replaceChildren());

const shapes: PictureData[] = [
  [1500, 1000],
  [1000, 1500],
  [1200, 1200],
].map(([width = 1, height = 1]) => ({
  source: '/never.jpg',
  width,
  height,
  alt: 'A bowl',
  color: '#336699',
}));

function firstPicture(root: HTMLElement): HTMLImageElement {
  const image = root.querySelector('img');
  if (!image) throw new Error('The block shows no picture.');
  return image;
}

/** Width and height of the coloured area while the picture loads, in px. */
function colored(image: HTMLImageElement): { width: number; height: number } {
  const { backgroundSize, backgroundImage } = getComputedStyle(image);
  expect(backgroundImage).toContain('rgb(51, 102, 153)');
  const [across = NaN, down = NaN] = backgroundSize
    .split(' ')
    .map((part) => parseFloat(part) / 100);
  const { width, height } = image.getBoundingClientRect();
  return { width: across * width, height: down * height };
}

/** The coloured area is the place of the whole picture, at most 0.3 % smaller and never larger. */
function expectPlaceOfWhole(image: HTMLImageElement, { width, height }: PictureData): void {
  const box = image.getBoundingClientRect();
  const scale = Math.min(box.width / width, box.height / height);
  const { width: across, height: down } = colored(image);
  for (const share of [across / (width * scale), down / (height * scale)]) {
    expect(share).toBeLessThanOrEqual(1);
    expect(share).toBeGreaterThan(0.997);
  }
}

describe('the colour of a picture that is awaited', () => {
  it.each([0.5, 1, 1.5, 2.1])(
    'shown whole in a frame of %s, lies where the picture will and nowhere else',
    (ratio) => {
      for (const picture of shapes) {
        for (const loading of ['lazy', 'native', 'eager'] as const) {
          expectPlaceOfWhole(
            firstPicture(
              showMarkup(
                <Image picture={picture} ratio={ratio} mode="contain" loading={loading} />,
              ),
            ),
            picture,
          );
          const slides = [{ id: 'a', picture }];
          for (const design of ['grid', 'list', 'carousel', 'stacked'] as const) {
            const gallery = (
              <Gallery
                design={design}
                slides={slides}
                slidesPerRow={2}
                imageAspectRatio={ratio}
                autoCrop={false}
                loading={loading}
              />
            );
            expectPlaceOfWhole(firstPicture(showMarkup(gallery)), picture);
          }
        }
      }
    },
  );

  it.each([undefined, 1.5])(
    'so in a slideshow that is lower than its shape, to stay on the screen: %s',
    async (ratio) => {
      await page.viewport(1200, 600);
      for (const picture of shapes) {
        const root = showMarkup(
          <Gallery
            design="stacked"
            slides={[{ id: 'a', picture }]}
            imageAspectRatio={ratio}
            autoCrop={false}
          />,
        );
        const image = firstPicture(root);
        expect(image.getBoundingClientRect().height).toBe(600 - 12 * 16);
        expectPlaceOfWhole(image, picture);
      }
    },
  );

  it('fills the box that its picture will fill', () => {
    for (const picture of shapes) {
      for (const image of [
        <Image key="a" picture={picture} />,
        <Image key="b" picture={picture} ratio={2} />,
      ]) {
        const shown = firstPicture(showMarkup(image));
        const { width, height } = shown.getBoundingClientRect();
        expect(colored(shown)).toEqual({ width, height });
      }
    }
  });

  it('is not there where nothing tells the place, and where the picture lets through what is behind it', () => {
    const kept = <Image picture={testPicture} ratio={2} mode="contain" stretch={false} />;
    const transparent = <Image picture={{ ...testPicture, color: '' }} ratio={2} mode="contain" />;
    for (const image of [kept, transparent]) {
      expect(getComputedStyle(firstPicture(showMarkup(image))).backgroundImage).toContain(
        'rgba(0, 0, 0, 0)',
      );
    }
  });
});

describe('a picture as wide as itself', () => {
  const [picture] = shapes;
  const blocks = {
    logo: <Logo name="Netloft" picture={picture} height={120} />,
    text: <Markdown text="![A bowl](/never.jpg)" picture={() => picture} />,
    'text with a small one': (
      <Markdown
        text="![A bowl](/never.jpg)"
        picture={() => picture && { ...picture, width: 150, height: 100 }}
      />
    ),
  };

  it.each([
    ['logo', 600, [180, 120]],
    ['logo', 90, [90, 60]],
    ['text', 480, [480, 320]],
    ['text with a small one', 480, [150, 100]],
  ] as const)('in a %s of %i px has its place before it comes', (block, room, size) => {
    const root = showMarkup(blocks[block]);
    root.style.inlineSize = `${room}px`;
    const image = firstPicture(root);
    expect(image.complete).toBe(false);
    const { width, height } = image.getBoundingClientRect();
    expect([Math.round(width), Math.round(height)]).toEqual(size);
  });
});
