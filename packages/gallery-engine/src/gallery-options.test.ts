import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGalleryOptions } from './gallery-options';
import { checkLightbox, reportOldGallery, type ReportGallery } from './gallery-reports';
import { galleryConsoleMessages, noLightboxMessage, oldGalleryMessage, unknownTransitionMessage } from './messages';

describe('readGalleryOptions', () => {
  it('[3.26a] design, ratio, rows, lightbox and content', () => {
    const raw = { design: 'carousel', imageAspectRatio: '1.5', slidesPerRow: 2, lightbox: 'false', lightboxTheme: 'light', mixedContent: true };
    expect(readGalleryOptions(raw)).toMatchObject({ ...raw, imageAspectRatio: 1.5, lightbox: false });
    expect(readGalleryOptions({ imageAspectRatio: 'Auto' }).imageAspectRatio).toBeUndefined();
  });

  it('[3.26b] sizes, autoplay and alignment', () => {
    const raw = { columnWidth: 250, gutter: 0, listImageSize: 'large', autoplay: true, 'autoplay-duration': '7', 'active-alignment': 'left' };
    expect(readGalleryOptions(raw)).toMatchObject({
      columnWidth: 250,
      gutter: 0,
      listImageSize: 'large',
      autoplay: true,
      autoplayDuration: 7,
      activeAlignment: 'start',
    });
  });

  it('[3.26c] thumbnails and meta', () => {
    const raw = {
      thumbnails: false,
      'thumbnail-strip-height': 80,
      'thumbnail-strip-margin': 10,
      'square-thumbs': true,
      'auto-crop': false,
      'thumbnails-per-row': 6,
      padding: 0,
      vSize: 12,
      'meta-position': 'top',
    };
    expect(readGalleryOptions(raw)).toMatchObject({
      thumbnails: false,
      thumbnailStripHeight: 80,
      thumbnailStripMargin: 10,
      squareThumbs: true,
      autoCrop: false,
      thumbnailsPerRow: 6,
      padding: 0,
      vSize: 12,
      metaPosition: 'top',
    });
  });

  it.each([null, undefined, '', 7, [], { design: 'zzz', slidesPerRow: -1, gutter: 'x', autoplay: '' }])('%j has all defaults', (raw) => {
    expect(readGalleryOptions(raw)).toEqual(readGalleryOptions({}));
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (raw) => void readGalleryOptions(raw)), { numRuns: 1000 });
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
    const told: string[] = [];
    const report: ReportGallery = ({ code, message }) => told.push(`${code} ${message}`);
    reportOldGallery(report);
    expect([checkLightbox(true, true, report), checkLightbox(false, false, report)]).toEqual([true, false]);
    expect(told).toEqual([`GALLERY_OLD ${oldGalleryMessage}`]);
    expect(checkLightbox(true, false, report)).toBe(false);
    expect(told.at(-1)).toBe(`GALLERY_NO_LIGHTBOX ${noLightboxMessage}`);
    expect(noLightboxMessage).toMatch(/lightbox is not available in this tier/i);
  });
});
