import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGalleryOptions } from './gallery-options';
import { checkLightbox, reportOldGallery, type ReportGallery } from './report-gallery';
import {
  galleryConsoleMessages,
  noLightboxMessage,
  oldGalleryMessage,
  unknownTransitionMessage,
} from './messages';

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
    fc.assert(
      fc.property(fc.anything(), (raw) => void readGalleryOptions(raw)),
      { numRuns: 1000 },
    );
  });
});

describe('messages', () => {
  it('[8.15a] of an unknown transition', () => {
    expect(unknownTransitionMessage('spin')).toMatch(/^Could not find transition named /);
  });

  it('[8.15b] of the console', () => {
    expect(Object.values(galleryConsoleMessages)).toEqual([
      'Error decoding gallery block data.',
      'Error evaluating gallery block data.',
      'VideoLoader not found',
      'Loader2 not found',
      'No valid HTMLElement node was supplied!',
    ]);
  });

  it('[8.15c] the old gallery is reported, a missing lightbox warned of', () => {
    const events: string[] = [];
    const report: ReportGallery = ({ code, message }) => events.push(`${code} ${message}`);
    reportOldGallery(report);
    expect([checkLightbox(true, true, report), checkLightbox(false, false, report)]).toEqual([
      true,
      false,
    ]);
    expect(events).toEqual([`GALLERY_OLD ${oldGalleryMessage}`]);
    expect(checkLightbox(true, false, report)).toBe(false);
    expect(events.at(-1)).toBe(`GALLERY_NO_LIGHTBOX ${noLightboxMessage}`);
    expect(noLightboxMessage).toMatch(/lightbox is not available in this tier/i);
  });
});
