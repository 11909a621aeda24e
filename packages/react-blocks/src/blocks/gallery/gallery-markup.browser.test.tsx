import { galleryDesigns, type GalleryDesign } from '@frontage/gallery-engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import '../../style.css';
import { testPictures } from '../../testing/test-pictures';
import { mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { Gallery } from './Gallery';
import * as module from './gallery.mount';
import { createGalleryView } from '../../testing/gallery-view';

const { ends, openGallery, close } = createGalleryView();

afterEach(close);

describe('markup', () => {
  it.each(galleryDesigns)(
    '%s asks for the first pictures with the page, for the others when they come near',
    (design) => {
      const html = renderToStaticMarkup(
        <Gallery design={design} slides={testPictures(30)} loading="first" />,
      );
      const images = html.replace(/<noscript>.*?<\/noscript>/g, '').match(/<img[^>]*>/g) ?? [];
      expect(images.length).toBe(30);
      for (const image of images) expect(image).toMatch(/ width="\d+" height="\d+"/);
      expect(images.filter((image) => image.includes('fetchPriority="high"')).length).toBe(1);
      expect(images[0]).toContain(' src="');
      expect(
        images.slice(12).every((image) => image.includes('data-src=') && !/ src="/.test(image)),
      ).toBe(true);
    },
  );

  it.each<[GalleryDesign, string]>([
    ['grid', '1'],
    ['list', '1.5'],
  ])("%s: squares are the grid's, also of videos: %s", (design, ratio) => {
    const slides = testPictures(1).map((slide) => ({
      ...slide,
      video: { address: 'https://vimeo.com/76979871' },
    }));
    const html = renderToStaticMarkup(
      <Gallery
        design={design}
        slides={slides}
        lightbox={false}
        squareThumbs
        imageAspectRatio={1.5}
      />,
    );
    expect(/--fr-video-ratio:([\d.]+)/.exec(html)?.[1]).toBe(ratio);
  });

  it('a title, a description, a link and markup in any of them are text', () => {
    const evil = '"><img src=x onerror=alert(1)>';
    const html = renderToStaticMarkup(
      <Gallery
        slides={testPictures(1).map((slide) => ({
          ...slide,
          title: evil,
          description: evil,
          clickThroughUrl: 'javascript:alert(1)',
        }))}
        lightbox={false}
      />,
    );
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('javascript:');
  });

  it('an unknown design is reported, its pictures stay', async () => {
    // What a host in JavaScript may pass.
    const design = 'zigzag' as GalleryDesign;
    const root = showMarkup(<Gallery design={design} slides={testPictures(3)} />);
    await expect(mountBlock(root, module)).rejects.toThrow(
      'These are not the gallery designs you are looking for',
    );
    expect(root.querySelectorAll('li img').length).toBeGreaterThan(0);
  });

  it('a second mount on the same markup is refused', async () => {
    const { root } = await openGallery({ design: 'carousel' });
    const context = testContext();
    ends.push(await mountBlock(root, module, context));
    expect(context.issues.map(({ code }) => code)).toEqual(['GALLERY_ALREADY_BOUND']);
  });
});

describe('without a script', () => {
  it.each(galleryDesigns)('%s shows its pictures', (design) => {
    const page = document.createElement('iframe');
    page.setAttribute('sandbox', 'allow-same-origin');
    page.style.cssText = 'inline-size: 800px; block-size: 600px';
    const styles = [...document.querySelectorAll('style')]
      .map(({ outerHTML }) => outerHTML)
      .join('');
    page.srcdoc = `<!doctype html>${styles}${renderToStaticMarkup(<Gallery design={design} slides={testPictures(4)} currentIndex={2} />)}`;
    return new Promise<void>((resolve, reject) => {
      page.addEventListener('load', () => {
        const images = [...(page.contentDocument?.querySelectorAll('img') ?? [])].filter((image) =>
          image.checkVisibility(),
        );
        try {
          expect(images.map(({ naturalWidth }) => naturalWidth > 0)).toEqual([
            true,
            true,
            true,
            true,
          ]);
          expect(
            [...(page.contentDocument?.querySelectorAll('button') ?? [])].some((button) =>
              button.checkVisibility(),
            ),
          ).toBe(false);
          const slides = [...(page.contentDocument?.querySelectorAll('[data-slide]') ?? [])];
          const starts = slides.map(
            (slide) =>
              slide.getBoundingClientRect().top * 10_000 + slide.getBoundingClientRect().left,
          );
          // What the address means comes first; columns keep their order.
          if (design !== 'autocolumns' && design !== 'base')
            expect(starts.indexOf(Math.min(...starts))).toBe(2);
          resolve();
        } catch (cause) {
          reject(cause);
        }
      });
      document.body.append(page);
    });
  });
});

it('the words of a slide lead on, below the picture and full screen', async () => {
  const [first, second] = testPictures(2);
  if (!first || !second) throw new Error('no slides');
  const bowl = { ...first, title: 'Bowl', linkText: '£38, see in the shop', linkUrl: '/shop/bowl' };
  const { root } = await openGallery({
    design: 'grid',
    lightbox: true,
    metaPosition: 'below',
    slides: [bowl, { ...second, linkText: 'Nowhere' }],
  });
  const links = [...root.querySelectorAll<HTMLAnchorElement>('figcaption a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['£38, see in the shop', '/shop/bowl'],
  ]);
  root.querySelector<HTMLElement>('[data-slide-link]')?.click();
  const shown = () =>
    document.querySelector<HTMLAnchorElement>('dialog[open] a[href$="/shop/bowl"]');
  await expect.poll(() => shown()?.textContent).toBe('£38, see in the shop');
  document.querySelector<HTMLButtonElement>('dialog[open] button[value=close]')?.click();
});
