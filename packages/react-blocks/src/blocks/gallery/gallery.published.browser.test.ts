import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPublishedGallery } from './gallery.published';
import { publishedGallerySelector } from './published-gallery-selector';

const ids = ['5f1', '5f2', '5f3'];

/** A picture as published pages have it, with its twin for visitors without scripts. */
function picture(id: string, attributes = ''): string {
  return `<noscript><img src="https://images.example/${id}.jpg" alt="Bowl ${id}"></noscript>
    <img class="thumb-image" data-src="https://images.example/${id}.jpg" data-image="https://images.example/${id}.jpg"
      data-image-dimensions="1500x1000" data-image-focal-point="0.4,0.6" alt="Bowl ${id}" data-load="false"
      data-image-id="${id}" data-type="image" ${attributes}>`;
}

const grid = `<div class="sqs-gallery-container sqs-gallery-block-grid sqs-gallery-aspect-ratio-standard
    sqs-gallery-thumbnails-per-row-3 sqs-gallery-block-meta-position-bottom block-animation-none">
  <div class="sqs-gallery">${ids
    .map(
      (id) => `<div class="slide" data-type="image"><div class="margin-wrapper">
        <a class="image-slide-anchor js-gallery-lightbox-opener content-fill" data-title="&lt;b&gt;Ash&lt;/b&gt; &amp;amp; glaze"
          data-description="&lt;p&gt;Two  lines&lt;/p&gt;&lt;p&gt;of text&lt;/p&gt;" data-lightbox-theme="light"
          href="/work?itemId=${id}" role="button">${picture(id)}</a></div></div>`,
    )
    .join('')}</div></div>`;

const slideshow = `<div data-block-json="{&quot;autoplay&quot;:true,&quot;autoplay-duration&quot;:7,&quot;active-alignment&quot;:&quot;left&quot;}">
  <div class="sqs-gallery-container sqs-gallery-block-slideshow sqs-gallery-has-controls">
    <div class="sqs-gallery">${ids
      .map(
        (id, index) =>
          `<div class="slide content-fit" data-type="image" data-click-through-url="${index === 1 ? '/shop/bowl' : ''}">${picture(id)}</div>`,
      )
      .join('')}
      <div class="slide" data-type="video"><div class="sqs-video-wrapper" data-html="&lt;iframe src='//player.example/1'&gt;&lt;/iframe&gt;">${picture('5f4')}</div></div>
    </div>
    <div class="sqs-gallery-controls"><a class="previous" role="button"></a><a class="next" role="button"></a></div>
    <div class="sqs-gallery sqs-gallery-thumbnails">${ids.map((id) => picture(id)).join('')}</div>
  </div></div>`;

const strip = `<div class="sqs-gallery-container sqs-gallery-block-slider"><div class="sqs-gallery">
  ${picture('5f1', 'data-slide-url="/work/one"')}<a class="sqs-gallery-design-strip-slide" href="/shop/bowl">${picture('5f2')}</a></div></div>`;

const stacked = `<div class="sqs-gallery-container sqs-gallery-block-stacked"><div class="sqs-gallery">
  <div class="image-wrapper" id="5f1" data-type="image">${picture('5f1')}</div>
  <div class="meta"><div class="meta-inside"><h3 class="meta-title">First firing</h3><div class="meta-description"><p>In May</p></div></div></div>
  <div class="image-wrapper" id="5f2" data-type="image">${picture('5f2')}</div></div></div>`;

/** A section of the newer family. */
function section(family: string): string {
  return `<section class="gallery-section"><div class="${family}" data-lightbox="true">${ids
    .map(
      (id) => `<figure class="${family}-item"><div class="${family}-item-wrapper">
        <a class="${family}-lightbox-link" href="?itemId=${id}">${picture(id)}</a></div>
        <figcaption class="gallery-caption"><p class="gallery-caption-content">Bowl no. ${id}</p></figcaption></figure>`,
    )
    .join('')}</div></section>`;
}

function read(html: string) {
  // A page of its own, where scripts are off: what is in a noscript is elements there.
  const page = new DOMParser().parseFromString(html, 'text/html');
  const root = page.querySelector<HTMLElement>(publishedGallerySelector);
  if (!root) throw new Error('no gallery');
  return { root, ...readPublishedGallery(root) };
}

describe('the four families of blocks', () => {
  it('[3.26a] [3.26c] [3.27a] grid', () => {
    const { design, options, slides, currentIndex } = read(grid);
    expect([design, slides.length, currentIndex]).toEqual(['grid', 3, 0]);
    expect(options).toEqual({
      imageAspectRatio: 1.5,
      thumbnailsPerRow: 3,
      metaPosition: 'bottom',
      autoCrop: true,
      lightbox: true,
      lightboxTheme: 'light',
    });
    expect(slides[1]).toMatchObject({
      type: 'image',
      id: '5f2',
      url: '5f2',
      clickThroughUrl: undefined,
      opensLightbox: true,
      source: 'https://images.example/5f2.jpg',
      size: { width: 1500, height: 1000 },
      focalPoint: { x: 0.4, y: 0.6 },
      alt: 'Bowl 5f2',
      title: 'Ash & glaze',
      description: 'Two lines of text',
    });
  });

  it('[3.26b] [3.26c] [3.27a] slideshow with thumbnails, controls and a video', () => {
    const { design, options, slides, previous, next, thumbnails, list } = read(slideshow);
    expect([design, slides.map(({ type }) => type)]).toEqual([
      'stacked',
      ['image', 'image', 'image', 'video'],
    ]);
    expect(options).toEqual({
      autoplay: true,
      autoplayDuration: 7,
      activeAlignment: 'left',
      thumbnails: true,
      autoCrop: false,
    });
    expect(slides.map(({ clickThroughUrl }) => clickThroughUrl)).toEqual([
      undefined,
      '/shop/bowl',
      undefined,
      undefined,
    ]);
    expect(slides[3]?.videoHtml).toBe("<iframe src='//player.example/1'></iframe>");
    expect([previous?.className, next?.className, list?.className]).toEqual([
      'previous',
      'next',
      'sqs-gallery',
    ]);
    expect(thumbnails?.querySelectorAll('.thumb-image').length).toBe(3);
  });

  it('[3.27a] strip: the pictures are the slides, some within a link', () => {
    const { design, slides } = read(strip);
    expect(design).toBe('strip');
    expect(slides.map(({ id, url, clickThroughUrl }) => [id, url, clickThroughUrl])).toEqual([
      ['5f1', '/work/one', undefined],
      ['5f2', undefined, '/shop/bowl'],
    ]);
  });

  it('[3.27a] stacked: one below the other, texts beside the pictures', () => {
    const { design, slides } = read(stacked);
    expect([design, slides.map(({ id, title, description }) => [id, title, description])]).toEqual([
      'list',
      [
        ['5f1', 'First firing', 'In May'],
        ['5f2', undefined, undefined],
      ],
    ]);
  });
});

it('[3.27a] a summary has its design on the element around it', () => {
  const item = (id: string) =>
    `<div class="summary-item sqs-gallery-design-autocolumns-slide"><div class="summary-thumbnail img-wrapper">${picture(id)}</div></div>`;
  const { design, slides } =
    read(`<div class="summary-block-wrapper sqs-gallery-design-autocolumns"><div class="summary-item-list-container sqs-gallery-container">
    <div class="summary-item-list sqs-gallery">${ids.map(item).join('')}</div></div></div>`);
  expect([design, slides.map(({ id }) => id)]).toEqual(['autocolumns', ids]);
});

describe('sections', () => {
  it.each([
    ['gallery-grid', 'grid'],
    ['gallery-strips', 'autorows'],
    ['gallery-masonry', 'autocolumns'],
  ])('[3.27a] %s is %s', (family, design) => {
    const gallery = read(section(family));
    expect([gallery.design, gallery.options]).toEqual([design, { lightbox: true }]);
    expect(
      gallery.slides.map(({ id, url, title, clickThroughUrl }) => [
        id,
        url,
        title,
        clickThroughUrl,
      ]),
    ).toEqual(ids.map((id) => [id, id, `Bowl no. ${id}`, undefined]));
  });
});

describe('a page that another runtime has changed', () => {
  const saved = slideshow
    .replace(
      'class="slide content-fit"',
      'class="slide content-fit loaded" id="yui_3_17_2_1_1590_41" style="position: absolute; opacity: 0"',
    )
    .replace(
      'class="slide content-fit" data-type="image" data-click-through-url="/shop',
      'class="slide content-fit sqs-active-slide" data-type="image" data-click-through-url="/shop',
    )
    .replaceAll(
      'alt="Bowl 5f1" data-load',
      'src="https://images.example/5f1.jpg?format=750w" class="loaded" data-load',
    );

  it('tells the slide that is shown, and no ids or sizes of that runtime', () => {
    const { currentIndex, slides } = read(saved);
    expect(currentIndex).toBe(1);
    expect([slides[0]?.id, slides[0]?.source]).toEqual(['5f1', 'https://images.example/5f1.jpg']);
    const bare = read(
      '<div class="sqs-gallery-container sqs-gallery-block-slideshow"><div class="slide" id="yui_3_17_2_1_1"><img src="/a.jpg" width="3" height="2"></div></div>',
    );
    expect(bare.slides.map(({ id, source, size }) => [id, source, size])).toEqual([
      [undefined, '/a.jpg', { width: 3, height: 2 }],
    ]);
  });

  it('reading changes nothing', () => {
    const { root } = read(saved);
    const before = root.outerHTML;
    readPublishedGallery(root);
    expect(root.outerHTML).toBe(before);
  });

  it.each([
    ['badly quoted', 'data-block-json="{ "autoplay": true }"', {}],
    ['escaped twice', 'data-block-json="{&amp;quot;autoplay&amp;quot;:true}"', { autoplay: true }],
    [
      'escaped braces',
      'data-block-json="&#123;&quot;autoplay&quot;:true&#125;"',
      { autoplay: true },
    ],
    ['a list', 'data-block-json="[1]"', {}],
  ])('block data that is %s', (_, attribute, options) => {
    const { options: read1 } = read(
      `<div ${attribute}><div class="sqs-gallery-container"><div class="sqs-gallery"></div></div></div>`,
    );
    expect(read1).toEqual(options);
  });

  it('an address that may not be followed is none', () => {
    const { slides } = read(slideshow.replace('/shop/bowl', 'javascript:alert(1)'));
    expect(slides[1]?.clickThroughUrl).toBeUndefined();
  });

  it('without slides or any known class it is an empty grid', () => {
    const { design, slides, list, currentIndex } = read(
      '<div class="sqs-gallery-container"></div>',
    );
    expect([design, slides, list, currentIndex]).toEqual(['grid', [], undefined, 0]);
  });

  it('never throws, whatever is left of the markup', () => {
    const sections = [grid, slideshow, strip, stacked, section('gallery-strips')];
    const cut = fc.record({
      html: fc.constantFrom(...sections),
      from: fc.nat(3000),
      length: fc.nat(200),
      put: fc.string(),
    });
    fc.assert(
      fc.property(cut, ({ html, from, length, put }) => {
        const page = new DOMParser().parseFromString(
          html.slice(0, from) + put + html.slice(from + length),
          'text/html',
        );
        for (const root of page.querySelectorAll<HTMLElement>(publishedGallerySelector)) {
          const { slides, currentIndex } = readPublishedGallery(root);
          expect(currentIndex === 0 || currentIndex < slides.length).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
