import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGalleryOptions } from './gallery-options';

describe('readGalleryOptions', () => {
  it('[3.26a] [3.26b] [3.26c] reads every option, whatever its name is spelt like', () => {
    const block = {
      design: 'slideshow',
      imageAspectRatio: '1.5',
      slidesPerRow: 4,
      lightbox: 'true',
      lightboxTheme: 'light',
      mixedContent: false,
      columnWidth: '250',
      gutter: 0,
      listImageSize: 30,
      autoplay: true,
      'autoplay-duration': 5,
      'active-alignment': 'left',
      thumbnails: true,
      'thumbnail-strip-height': 100,
      'thumbnail-strip-margin': '10px',
      'square-thumbs': true,
      'auto-crop': false,
      'thumbnails-per-row': 3,
      padding: 20,
      vSize: 10,
      'meta-position': 'bottom',
    };
    expect(readGalleryOptions(block)).toEqual({
      design: 'slideshow',
      imageAspectRatio: 1.5,
      slidesPerRow: 4,
      lightbox: true,
      lightboxTheme: 'light',
      mixedContent: false,
      columnWidth: 250,
      gutter: 0,
      listImageSize: 30,
      autoplay: true,
      autoplayDuration: 5,
      activeAlignment: 'left',
      thumbnails: true,
      thumbnailStripHeight: 100,
      thumbnailStripMargin: 10,
      squareThumbs: true,
      autoCrop: false,
      thumbnailsPerRow: 3,
      padding: 20,
      vSize: 10,
      metaPosition: 'bottom',
    });
  });

  it.each([
    [{ imageAspectRatio: 'Auto' }],
    [{ slidesPerRow: 0, columnWidth: -1, gutter: 'x', padding: NaN }],
    [{ lightbox: 'yes', autoplay: 1, lightboxTheme: 'blue', 'active-alignment': 'top' }],
    [{ design: '', 'meta-position': ' ' }],
    [{ constructor: 4, __proto__: { gutter: 3 } }],
    ['text'],
    [null],
    [[1, 2]],
  ])('[3.26a] leaves out what makes no sense: %j', (raw) => {
    expect(readGalleryOptions(raw)).toEqual({});
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (raw) => void readGalleryOptions(raw)), { numRuns: 1000 });
  });
});
